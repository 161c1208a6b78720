import { Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type InclusionProof, leadsToRoot } from './verify-inclusion.ts';

/**
 * Checks the inclusion proof in the browser, independently of the service. Browsers can do so only on secure
 * connections.
 */
export function InclusionCheck({ hash, inclusion }: { hash: string; inclusion: InclusionProof }) {
  const [isProven, setIsProven] = useState<boolean>();
  const canCheck = globalThis.crypto?.subtle !== undefined;
  useEffect(() => {
    if (canCheck) void leadsToRoot(hash, inclusion).then(setIsProven);
  }, [canCheck, hash, inclusion]);
  if (!canCheck)
    return (
      <Text size="sm">
        This browser cannot check the proof, because the connection is not encrypted. Open Workgate by HTTPS.
      </Text>
    );
  return (
    <Group gap={6} role="status" wrap="nowrap">
      {isProven === true && <IconCircleCheck size={18} aria-hidden />}
      {isProven === false && <IconAlertTriangle size={18} aria-hidden />}
      <Text size="sm">
        {isProven === undefined && 'Checking the proof…'}
        {isProven === true && 'The entry is in the tree: this browser has followed its proof to the root.'}
        {isProven === false && 'The proof does not lead to the root of the tree.'}
      </Text>
    </Group>
  );
}
