import { ActionIcon, Code, CopyButton, Group } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { visibleText } from '../../platform/visible-text.ts';

interface IdLineProps {
  /** Name of the thing that has the id, as part of a sentence. */
  of: string;
  id: string;
  children?: ReactNode;
}

/** Id of something that is named above it, with a button to copy it. */
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
