import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyFieldProps {
  label: string;
  value: string;
  description?: string;
  /** True if copying is the dialog's purpose. */
  isMain?: boolean;
}

/** The text can also be selected by hand, where a page may not write to the clipboard. */
export function CopyField({ label, value, description, isMain = true }: CopyFieldProps) {
  return (
    <Group align="flex-end" gap="xs">
      <TextInput
        label={label}
        description={description}
        value={value}
        readOnly
        autoComplete="off"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        style={{ flex: '1 1 14rem' }}
      />
      <CopyButton value={value} timeout={3_000}>
        {({ copied, copy }) => (
          <Button
            onClick={copy}
            data-autofocus
            variant={!isMain ? 'default' : copied ? 'light' : 'filled'}
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          >
            <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
