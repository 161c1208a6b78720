import { type Timestamp, timestampMs } from '@bufbuild/protobuf/wkt';
import type { ReadMark } from '../../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import type { WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';

/** Versions of WorkItems that this person has read, as far as the page knows. */
export class ReadState {
  readonly #versions = new Map<string, bigint>();
  /** WorkItems whose marks were requested from the service. */
  readonly #known = new Set<string>();
  #unreadSinceMs = Number.POSITIVE_INFINITY;

  take(workItemIds: readonly string[], marks: readonly ReadMark[], unreadSince: Timestamp | undefined): void {
    for (const workItemId of workItemIds) this.#known.add(workItemId);
    for (const mark of marks) this.#versions.set(mark.workItemId, mark.version);
    if (unreadSince !== undefined) this.#unreadSinceMs = timestampMs(unreadSince);
  }

  set({ workItemId, version }: Pick<ReadMark, 'workItemId' | 'version'>): void {
    this.#known.add(workItemId);
    this.#versions.set(workItemId, version);
  }

  knows(workItemId: string): boolean {
    return this.#known.has(workItemId);
  }

  /** Returns false while the mark has not been requested. */
  isUnread({ workItemId, version, updatedAt }: WorkItem): boolean {
    if (!this.#known.has(workItemId)) return false;
    const seen = this.#versions.get(workItemId);
    if (seen !== undefined) return version > seen;
    return updatedAt !== undefined && timestampMs(updatedAt) >= this.#unreadSinceMs;
  }
}
