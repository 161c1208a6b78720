import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** True if this process may mount a small file system. Only root may, and not in every container. */
export const CAN_MOUNT = canMount();

function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'workgate-mount-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (mounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return mounted;
}
