import { type Capability, inOrder, type Participant, type RaceEvent } from '../../model.ts';

/** The parts of a group that show which optional data it has. */
interface Holder {
  events: readonly (Pick<RaceEvent, 'results'> & {
    participants: readonly Pick<Participant, 'form' | 'draw' | 'scratched'>[];
  })[];
}

export function capabilitiesOf(groups: readonly Holder[]): Capability[] {
  const found = new Set<Capability>();
  for (const group of groups) {
    for (const event of group.events) {
      if (event.results !== undefined) found.add('results');
      for (const participant of event.participants) {
        if (participant.form !== undefined) found.add('form');
        if (participant.draw !== undefined) found.add('draw');
        if (participant.scratched) found.add('scratchings');
      }
    }
  }
  return inOrder(found);
}
