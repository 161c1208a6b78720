import { expect, test } from 'vitest';
import { TaskView } from '../../src/transports/a2a/task-view.ts';
import type { TimelineEntry } from '../../src/work-items/timeline-entry.ts';

function exported(sequence: number): TimelineEntry {
  return {
    sequence,
    entryId: `evt_${sequence}`,
    type: 'evidence.exported',
    actor: { type: 'api_key', id: 'key' },
    at: new Date(0),
    subjectId: `exp_${sequence}`,
    workItemVersion: 1,
    changes: [],
    status: null,
    previousStatus: null,
    proposal: null,
    correlationId: 'c',
  };
}

test('a task shows its newest 50 artifacts, and knows all of them', () => {
  const view = new TaskView();
  for (let sequence = 1; sequence <= 60; sequence += 1) view.take(exported(sequence));
  expect(view.artifacts).toHaveLength(50);
  expect(view.artifacts.at(-1)).toMatchObject({ exportId: 'exp_60' });
  expect(view.hasArtifact('exp_1')).toBe(true);
  expect(view.hasArtifact('exp_61')).toBe(false);
});
