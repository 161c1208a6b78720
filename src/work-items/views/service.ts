import type { CallContext } from '../../call-context.ts';
import { AppError, validationError } from '../../errors/app-error.ts';
import { assertPermits } from '../../identity/index.ts';
import { currentTime } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { conditionsOf } from '../search/conditions.ts';
import { problemOfText } from '../search/service.ts';
import { NO_WORD, termsOfQuery } from '../search/terms.ts';
import type { View, ViewContent } from './model.ts';
import type { StoredViews, ViewRepository } from './repository.ts';
import type { ViewRow } from './schema.ts';

const SHARED = 'shared';
const MAX_OWN = 50;
const MAX_SHARED = 100;
const MAX_ATTEMPTS = 5;

type Caller = Pick<CallContext, 'tenantId' | 'principal' | 'permissions'>;

export class ViewService {
  readonly #repository: (tenantId: string) => ViewRepository;

  constructor(repository: (tenantId: string) => ViewRepository) {
    this.#repository = repository;
  }

  /** Returns the caller's own views, then the shared views, each sorted by name. */
  async list(call: Caller): Promise<View[]> {
    const repository = this.#repository(call.tenantId);
    const [own, shared] = await Promise.all([repository.find(call.principal.id), repository.find(SHARED)]);
    return [
      ...byName(own.views).map((row) => toView(call, row, false)),
      ...byName(shared.views).map((row) => toView(call, row, true)),
    ];
  }

  /**
   * @throws {AppError} `validation_error` if the name is taken, or the query cannot be searched for; `invalid_state` if
   * there are too many views; `authorization_error` if a caller who may not change work shares a view.
   */
  async create(call: Caller, content: ViewContent, isShared: boolean): Promise<View> {
    if (isShared) assertPermits(call, 'work.write');
    assertSearchable(call, content);
    const row: ViewRow = { view_id: newId('viw'), ...content, made_by: call.principal.id, updated_at: currentTime() };
    await this.#change(call, isShared ? SHARED : call.principal.id, ({ views }) => {
      assertNameIsFree(views, row);
      assertRoom(views, isShared);
      return [...views, row];
    });
    return toView(call, row, isShared);
  }

  /** @throws {AppError} as `create`; `not_found`; `authorization_error` if the caller may not change the view. */
  async update(call: Caller, viewId: string, content: ViewContent): Promise<View> {
    assertSearchable(call, content);
    const owner = await this.#ownerOf(call, viewId);
    let changed: ViewRow | undefined;
    await this.#change(call, owner, ({ views }) => {
      const present = changeable(call, views, viewId, owner === SHARED);
      const row = { ...present, ...content, updated_at: currentTime() };
      assertNameIsFree(views, row);
      changed = row;
      return views.map((one) => (one.view_id === viewId ? row : one));
    });
    return toView(call, changed as ViewRow, owner === SHARED);
  }

  /** @throws {AppError} `not_found`; `authorization_error` if the caller may not change the view. */
  async delete(call: Caller, viewId: string): Promise<void> {
    const owner = await this.#ownerOf(call, viewId);
    await this.#change(call, owner, ({ views }) => {
      const gone = changeable(call, views, viewId, owner === SHARED);
      return views.filter((one) => one !== gone);
    });
  }

  async #ownerOf(call: Caller, viewId: string): Promise<string> {
    const { views } = await this.#repository(call.tenantId).find(call.principal.id);
    return views.some((one) => one.view_id === viewId) ? call.principal.id : SHARED;
  }

  async #change(call: Caller, owner: string, plan: (present: StoredViews) => ViewRow[]): Promise<void> {
    const repository = this.#repository(call.tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const present = await repository.find(owner);
      if (await repository.replace(owner, present, plan(present))) return;
    }
    throw new AppError('conflict', 'The views were changed at the same time. Repeat the request.');
  }
}

/** @throws {AppError} `not_found`; `authorization_error` if the caller may not change the view. */
function changeable(call: Caller, views: readonly ViewRow[], viewId: string, isShared: boolean): ViewRow {
  const row = views.find((one) => one.view_id === viewId);
  if (row === undefined) throw new AppError('not_found', `There is no view ${viewId}.`);
  if (isShared && !mayChange(call, row)) {
    throw new AppError('authorization_error', 'Only the author of a shared view and administrators can change it.');
  }
  return row;
}

function mayChange({ principal, permissions }: Caller, row: ViewRow): boolean {
  return permissions.has('work.write') && (row.made_by === principal.id || permissions.has('members.manage'));
}

/** A view that cannot be counted would break the counts of the others too. */
function assertSearchable(call: Caller, { query, order }: ViewContent): void {
  conditionsOf(call, query);
  if (query.text !== undefined && termsOfQuery(query.text).length === 0) throw validationError([NO_WORD]);
  if (query.text !== undefined && problemOfText(order) !== undefined) {
    throw validationError([{ field: 'order', problem: 'must be the order of opening for a search by words' }]);
  }
}

function assertNameIsFree(views: readonly ViewRow[], { view_id, name }: ViewRow): void {
  const isTaken = views.some((one) => one.view_id !== view_id && nameKey(one.name) === nameKey(name));
  if (isTaken)
    throw validationError([{ field: 'name', problem: 'is already the name of another view; choose another name' }]);
}

function assertRoom(views: readonly ViewRow[], isShared: boolean): void {
  const most = isShared ? MAX_SHARED : MAX_OWN;
  if (views.length < most) return;
  const whose = isShared ? 'shared views' : 'views of your own';
  throw new AppError('invalid_state', `There are ${most} ${whose} already, which is the limit. Delete one first.`);
}

function byName(rows: readonly ViewRow[]): ViewRow[] {
  return rows.toSorted((one, other) => (nameKey(one.name) < nameKey(other.name) ? -1 : 1));
}

/** Names that look the same are the same, whatever invisible characters they have. */
function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
}

function toView(call: Caller, row: ViewRow, isShared: boolean): View {
  const { view_id: viewId, name, query, order, updated_at: updatedAt } = row;
  return { viewId, name, query, order, isShared, mayChange: !isShared || mayChange(call, row), updatedAt };
}
