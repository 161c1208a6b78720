import { ActionIcon, Code, CopyButton, Group } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { visibleText } from '../../platform/visible-text.ts';

interface IdLineProps {
  /** Of what it is the id, within a sentence. */
  of: string;
  id: string;
  children?: ReactNode;
}

/** The id of something whose name stands above it, to be taken elsewhere. */
export function IdLine({ of, id, children }: IdLineProps) {
  return (
    <Group gap={6}>
      <Code style={{ overflowWrap: 'anywhere' }}>{visibleText(id)}</Code>
      <CopyButton value={id} timeout={3_000}>
        {({ copied, copy }) => (
          <ActionIcon
            size="sm"
            variant="subtle"
            color="gray"
            onClick={copy}
            aria-label={copied ? 'Copied' : `Copy the id of ${of}`}
          >
            {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          </ActionIcon>
        )}
      </CopyButton>
      {children}
    </Group>
  );
}
