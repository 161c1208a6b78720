package dev.workgate.sdk;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The entries of all pages, in order. A page is asked for when it is needed, and so iterating throws what requests
 * throw. It can be gone over several times, each time anew.
 */
public final class Pages<T> implements Iterable<T> {
  private final Function<@Nullable String, Page<T>> fetch;
  private final @Nullable String first;

  <P> Pages(
      @Nullable String first,
      Function<@Nullable String, P> fetch,
      Function<P, List<T>> entries,
      Function<P, @Nullable String> next) {
    this.first = first;
    this.fetch = token -> {
      P page = fetch.apply(token);
      return new Page<>(entries.apply(page), next.apply(page));
    };
  }

  private record Page<T>(List<T> entries, @Nullable String next) {}

  @Override
  public Iterator<T> iterator() {
    return new Iterator<>() {
      private Page<T> page = new Page<>(List.of(), first);
      private boolean started = false;
      private int at = 0;

      @Override
      public boolean hasNext() {
        while (at == page.entries().size()) {
          if (started && page.next() == null) return false;
          page = fetch.apply(page.next());
          started = true;
          at = 0;
        }
        return true;
      }

      @Override
      public T next() {
        if (!hasNext()) throw new NoSuchElementException();
        return page.entries().get(at++);
      }
    };
  }

  /** The entries as a sequential stream, which asks for pages as it goes. */
  public Stream<T> stream() {
    return StreamSupport.stream(spliterator(), false);
  }
}
