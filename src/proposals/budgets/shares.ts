import { describedOf } from '../../operations/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { PackOperation } from '../../policy/index.ts';
import { canonicalResourceId } from '../resource-key.ts';
import type { BudgetDocument, ProposalDocument } from '../schema.ts';
import type { BudgetRepository } from './repository.ts';
import type { Reservation } from './reservation.ts';

const WINDOW_MS = DAY_MS;

/** The parts of budgets that an automatic approval uses: of its resource, and of everybody for whom it speaks. */
export class BudgetShares {
  readonly #budgets: BudgetRepository;
  readonly #proposal: Pick<ProposalDocument, '_id' | 'created_at'>;
  readonly #resource: Reservation;
  readonly #ofPerson: (personId: string) => Reservation;
  #people: readonly Reservation[];
  #known: ReadonlyMap<string, BudgetDocument> | undefined;

  constructor(
    budgets: BudgetRepository,
    proposal: ProposalDocument,
    limits: NonNullable<PackOperation['money']>,
    answerable: readonly string[],
  ) {
    const { money } = describedOf(proposal);
    if (money === null) throw new Error(`${proposal.operation} moves no money`);
    const { minor: amount, currency } = money;
    const reservation = (holder: string, budget: ReadonlyMap<string, number>): Reservation => ({
      holder,
      currency,
      amount,
      limit: budget.get(currency) ?? 0,
      windowMs: WINDOW_MS,
    });
    const resource = `resource:${proposal.resource_type}:${canonicalResourceId(proposal)}`;
    this.#budgets = budgets;
    this.#proposal = proposal;
    this.#resource = reservation(resource, limits.budgetPerResource);
    this.#ofPerson = (personId) => reservation(`principal:${personId}`, limits.budgetPerPrincipal);
    this.#people = answerable.map(this.#ofPerson);
  }

  async read(): Promise<void> {
    const holders = [this.#resource, ...this.#people].map(({ holder }) => holder);
    this.#known = await this.#budgets.read(holders, this.#resource.currency);
  }

  /** Reserves all parts, or none. The budgets of everybody in `spokenFor` pay. @throws {AppError} `conflict` */
  async take(spokenFor: readonly string[]): Promise<boolean> {
    const known = new Set(this.#people.map(({ holder }) => holder));
    const others = spokenFor.map(this.#ofPerson).filter(({ holder }) => !known.has(holder));
    this.#people = [...this.#people, ...others];
    try {
      const taken = await this.#takeAll();
      if (!taken) await this.release();
      return taken;
    } catch (error) {
      await this.release();
      throw error;
    }
  }

  /** If this fails, the parts come back with time, and people look at more proposals until then. */
  async release(): Promise<void> {
    const all = [this.#resource, ...this.#people];
    await Promise.allSettled(
      all.map(({ holder, currency }) => this.#budgets.release(this.#proposal._id, holder, currency)),
    );
  }

  async #takeAll(): Promise<boolean> {
    const { _id, created_at } = this.#proposal;
    const all = [this.#resource, ...this.#people];
    const atOnce = this.#known && (await this.#budgets.reserveAll(_id, all, created_at, this.#known));
    if (atOnce !== undefined) return atOnce;
    // The resource comes first: if its budget refuses, people's budgets are left alone.
    if (!(await this.#reserve(this.#resource))) return false;
    const reservations = await Promise.allSettled(this.#people.map((reservation) => this.#reserve(reservation)));
    const failed = reservations.find((one) => one.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return reservations.every((one) => one.status === 'fulfilled' && one.value);
  }

  #reserve(reservation: Reservation): Promise<boolean> {
    return this.#budgets.reserve(this.#proposal._id, reservation, this.#proposal.created_at);
  }
}
