package dev.workgate.sdk;

import dev.workgate.sdk.model.ActionProposal;
import dev.workgate.sdk.model.WorkItem;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Talks to one Workgate service with one API key. It is safe for use by many threads; make one and keep it.
 *
 * <p>Calls block. Interrupting the thread cancels them, and the waiting between their attempts.
 */
public final class WorkgateClient {
  private final ActionsApi actions;
  private final DataApi data;
  private final EventsApi events;
  private final EvidenceApi evidence;
  private final IdentityApi identity;
  private final IntegrationsApi integrations;
  private final OperationsApi operations;
  private final MessagesApi messages;
  private final WebhooksApi webhookEndpoints;
  private final WorkItemsApi workItems;

  private WorkgateClient(Transport transport) {
    actions = new ActionsApi(transport);
    data = new DataApi(transport);
    events = new EventsApi(transport);
    evidence = new EvidenceApi(transport);
    identity = new IdentityApi(transport);
    integrations = new IntegrationsApi(transport);
    operations = new OperationsApi(transport);
    messages = new MessagesApi(transport);
    webhookEndpoints = new WebhooksApi(transport);
    workItems = new WorkItemsApi(transport);
  }

  /** A client of the service at this address, with this key and with what is usual for the rest. */
  public static WorkgateClient create(String baseUrl, String apiKey) {
    return builder().baseUrl(baseUrl).apiKey(apiKey).build();
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Proposals of side effects, their execution, and the records of it. */
  public ActionsApi actions() {
    return actions;
  }

  /** Views of the data that the tenant's sources bring. */
  public DataApi data() {
    return data;
  }

  /** What happens in the tenant, to be followed. */
  public EventsApi events() {
    return events;
  }

  /** What happened, so that anybody can check it. */
  public EvidenceApi evidence() {
    return evidence;
  }

  /** Who is calling, and what they may do. */
  public IdentityApi identity() {
    return identity;
  }

  /** The tenant's ways to its providers, and what can be proposed through them. */
  public IntegrationsApi integrations() {
    return integrations;
  }

  /** What the service can have done, and what workers carry out. */
  public OperationsApi operations() {
    return operations;
  }

  /** The conversations of WorkItems. */
  public MessagesApi messages() {
    return messages;
  }

  /** Where the service sends events, and what became of that; {@link Webhooks} checks what it sends. */
  public WebhooksApi webhookEndpoints() {
    return webhookEndpoints;
  }

  /** Requests for work, their state, and who asked. */
  public WorkItemsApi workItems() {
    return workItems;
  }

  /** A worker that carries out an operation of the tenant, such as {@code x_close_account}: {@code worker(…).run()}. */
  public Worker worker(String operation, Worker.Handler handler) {
    return worker(operation, handler, Pace.DEFAULT_WAIT);
  }

  /**
   * The same.
   *
   * @param wait how long one request waits for something to do, and so how long a stop may take: 0 to 30 s
   * @throws IllegalArgumentException on another wait
   */
  public Worker worker(String operation, Worker.Handler handler, Duration wait) {
    return new Worker(operations, operation, handler, wait);
  }

  /**
   * Events as they happen, behind a sequence: {@code for (Event event : followEvents(after))}.
   *
   * @param after the sequence of the last event that you have done with; 0 begins at the beginning
   * @throws IllegalArgumentException on a sequence that cannot be one
   */
  public EventFollower followEvents(long after) {
    return followEvents(after, EventFollower.Settings.DEFAULT);
  }

  /** The same, of some events: {@code followEvents(after, EventFollower.Settings.DEFAULT.types("proposal.*"))}. */
  public EventFollower followEvents(long after, EventFollower.Settings settings) {
    return new EventFollower(events, after, settings, Deadline.NEVER);
  }

  /**
   * The proposal, as it is read once it is decided, or has ended; as long as that takes. It follows the events of its WorkItem meanwhile,
   * past restarts of the service. The key has the scopes {@code events.read} and {@code work.actions}.
   *
   * @throws WorkgateException where waiting does not help, such as {@link NotFoundException}, and {@link RequestInterruptedException}
   *     if the thread is interrupted
   */
  public ActionProposal waitForProposal(String proposalId, WaitUntil until) {
    return new ProposalWait(events, actions, proposalId, until, Deadline.NEVER).run();
  }

  /**
   * The same, but not for longer than the timeout.
   *
   * @throws WaitTimeoutException if it is not so within the timeout
   * @throws IllegalArgumentException on a timeout that is not more than 0
   */
  public ActionProposal waitForProposal(String proposalId, WaitUntil until, Duration timeout) {
    Deadline deadline = Deadline.in(RequestOptions.checkedTimeout(timeout));
    return new ProposalWait(events, actions, proposalId, until, deadline).run();
  }

  /** The ETag that names the version of a WorkItem, for {@code ifMatch} and {@code ifNoneMatch}. */
  public static String etagOf(WorkItem item) {
    return "\"" + item.version() + "\"";
  }

  /** Builds a {@link WorkgateClient}. */
  public static final class Builder {
    private @Nullable String baseUrl;
    private @Nullable String apiKey;
    private Duration timeout = Duration.ofSeconds(30);
    private Duration totalTimeout = Duration.ofMinutes(2);
    private int maxRetries = 2;
    private @Nullable String appInfo;
    private @Nullable HttpClient httpClient;

    private Builder() {}

    /** Where the service is, such as {@code https://work.acme.com}; it may have a path. */
    public Builder baseUrl(String baseUrl) {
      this.baseUrl = baseUrl;
      return this;
    }

    /** A tenant API key, {@code wg_…}. */
    public Builder apiKey(String apiKey) {
      this.apiKey = apiKey;
      return this;
    }

    /** How long an attempt of a request may take, the answer's body included; 30 seconds unless set. */
    public Builder timeout(Duration timeout) {
      this.timeout = RequestOptions.checkedTimeout(timeout);
      return this;
    }

    /** How long all attempts of a request may take, and the waiting between them; 2 minutes unless set. */
    public Builder totalTimeout(Duration totalTimeout) {
      this.totalTimeout = RequestOptions.checkedTimeout(totalTimeout);
      return this;
    }

    /** How often a request is repeated at most, 0 to 10; 2 unless set. */
    public Builder maxRetries(int maxRetries) {
      this.maxRetries = RequestOptions.checkedRetries(maxRetries);
      return this;
    }

    /** Name and version of your program, such as {@code helpdesk/1.4}, for the User-Agent. */
    public Builder appInfo(String appInfo) {
      this.appInfo = appInfo;
      return this;
    }

    /** In place of one of its own: for proxies, certificates, an executor. It must not follow redirects. */
    public Builder httpClient(HttpClient httpClient) {
      this.httpClient = httpClient;
      return this;
    }

    /**
     * @throws IllegalArgumentException if the base URL is not an absolute http or https URL without query, the key
     *     cannot be one, or the HTTP client would carry the key where a redirect leads
     */
    public WorkgateClient build() {
      // Said here, since what refuses it later would show it.
      if (apiKey == null || !apiKey.matches("[\\x21-\\x7e]+")) {
        throw new IllegalArgumentException("The API key is missing, or has what no key has.");
      }
      URI base = checkedBase(baseUrl);
      HttpClient client = httpClient == null ? newHttpClient(base) : httpClient;
      if (client.followRedirects() != HttpClient.Redirect.NEVER) {
        throw new IllegalArgumentException("The HTTP client follows redirects, which would carry the API key along.");
      }
      String userAgent = "workgate-java/" + Version.VERSION + " (Java " + Runtime.version().feature() + ")";
      if (appInfo != null) userAgent = appInfo + " " + userAgent;
      return new WorkgateClient(new Transport(client, base, apiKey, userAgent, timeout, totalTimeout, maxRetries));
    }

    private static URI checkedBase(@Nullable String baseUrl) {
      if (baseUrl == null) throw new IllegalArgumentException("The base URL is missing.");
      URI base = URI.create(baseUrl.replaceAll("/+$", ""));
      boolean isHttp = "http".equalsIgnoreCase(base.getScheme()) || "https".equalsIgnoreCase(base.getScheme());
      if (!isHttp || base.getHost() == null || base.getRawQuery() != null || base.getRawFragment() != null) {
        throw new IllegalArgumentException("The base URL has to be http or https with a host, without query and fragment.");
      }
      return base;
    }

    private HttpClient newHttpClient(URI base) {
      // Without TLS, asking for HTTP/2 is asking for an upgrade, at which some proxies stumble.
      boolean isSecure = "https".equalsIgnoreCase(base.getScheme());
      return HttpClient.newBuilder()
          .version(isSecure ? HttpClient.Version.HTTP_2 : HttpClient.Version.HTTP_1_1)
          .connectTimeout(timeout)
          .build();
    }
  }
}
