import { Alert, Code, List, Textarea, type TextareaProps } from '@mantine/core';

/** Input for source text: monospaced, and without the corrections of browsers. */
export function SourceTextarea(props: TextareaProps) {
  return (
    <Textarea
      autosize
      maxLength={65_536}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      styles={{
        input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 'var(--mantine-font-size-sm)' },
      }}
      {...props}
    />
  );
}

/** Problems of a source text, with the fields that have them. */
export function ProblemsAlert({ title, problems }: { title: string; problems: { field: string; problem: string }[] }) {
  return (
    <Alert role="status" color="red" title={title}>
      <List size="sm" withPadding>
        {problems.map(({ field, problem }) => (
          <List.Item key={`${field} ${problem}`}>
            <Code>{field}</Code> {problem}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

export function TextList({ lines }: { lines: string[] }) {
  return (
    <List size="sm" withPadding>
      {[...new Set(lines)].map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}

/** Returns the error of an input whose problems are listed elsewhere; undefined if there are none. */
export function countOf(problems: number, place: 'below' | 'beside it'): string | undefined {
  if (problems === 0) return undefined;
  return `${problems === 1 ? '1 problem' : `${problems} problems`}, listed ${place}.`;
}
