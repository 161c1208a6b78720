import { Code } from '@mantine/core';

export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <Code
      block
      component="div"
      role="region"
      aria-label={label}
      tabIndex={0}
      mah={420}
      style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}
    >
      {text}
    </Code>
  );
}
