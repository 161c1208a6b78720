import { Anchor, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconBolt,
  IconCheck,
  IconFileCertificate,
  IconGavel,
  IconMessage,
  IconNote,
  IconPencil,
  IconX,
} from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useId } from 'react';
import { PolicyDecision } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { Activity } from '../../../generated/proto/workgate/activity/v1/activity_service_pb.js';
import { nameOfActor } from '../audit/actor-name.ts';
import { MomentOr } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { Link } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import styles from './activity.module.css';
import { type ClausePart, clauseOf } from './clause.ts';
import { entriesOf, isCountAlone, type Moment } from './story.ts';

export function MomentItem({ moment }: { moment: Moment }) {
  const { lead, rest, kind } = moment;
  const Icon = iconOf(lead.type);
  return (
    <li className={styles['moment']}>
      <Icon size={14} aria-hidden className={styles['icon']} />
      <div className={styles['told']}>
        {kind === 'same' && <TimesToldAtOnce moment={moment} />}
        {kind === 'steps' && <WithSteps lead={lead} steps={rest} />}
      </div>
    </li>
  );
}

function TimesToldAtOnce({ moment }: { moment: Moment }) {
  const entries = entriesOf(moment);
  const { button, whole } = useMore(`All ${entries.length}`, entries, undefined);
  return (
    <>
      <Sentence activity={moment.lead} times={entries.length} more={button} />
      <AboutProposal proposal={moment.lead.proposal} />
      {whole}
    </>
  );
}

/** An entry with its automatic consequences. One consequence is shown at once, several behind a button. */
function WithSteps({ lead, steps }: { lead: Activity; steps: readonly Activity[] }) {
  const { person } = useSession();
  const { button, whole } = useMore(`${steps.length} steps`, steps, lead.proposal?.proposalId);
  const [only] = steps;
  return (
    <>
      <Sentence activity={lead} more={steps.length > 1 && button} />
      <AboutProposal proposal={lead.proposal} />
      {steps.length === 1 && only !== undefined && !isCountAlone(only) && (
        <Text size="xs" c="dimmed">
          This <Clause parts={clauseOf(only, person.personId)} />.
        </Text>
      )}
      {steps.length > 1 && whole}
    </>
  );
}

/** The list leaves out the proposal `toldProposalId`, which the lead has described already. */
function useMore(label: string, entries: readonly Activity[], toldProposalId: string | undefined) {
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  const button = (
    <Anchor component="button" type="button" size="xs" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
      {label}
    </Anchor>
  );
  const whole = isOpen && (
    <ol className={styles['story']} id={id}>
      {entries.map((entry) => (
        <li key={entry.entryId}>
          <Sentence activity={entry} />
          {entry.proposal?.proposalId !== toldProposalId && <AboutProposal proposal={entry.proposal} />}
        </li>
      ))}
    </ol>
  );
  return { button, whole };
}

function Sentence({ activity, times = 1, more }: { activity: Activity; times?: number; more?: ReactNode }) {
  const { person } = useSession();
  const { actor, at } = activity;
  return (
    <Text size="sm">
      <Text span inherit fw={600}>
        {actor?.id === person.personId ? 'You' : <bdi>{nameOfActor(actor)}</bdi>}
      </Text>
      {actor !== undefined && actor.accountableId !== '' && (
        <> for {actor.accountableId === person.personId ? 'you' : <Outside text={actor.accountableName} />}</>
      )}{' '}
      <Clause parts={clauseOf(activity, person.personId)} />
      {times > 1 && `, ${times} times`}{' '}
      <Text span c="dimmed" size="xs" className={styles['when']}>
        · <MomentOr at={at} otherwise="" />
      </Text>{' '}
      {more}
    </Text>
  );
}

function AboutProposal({ proposal }: { proposal: Activity['proposal'] }) {
  if (proposal === undefined) return null;
  const { summary, said } = proposal;
  const policy = policyWords(proposal);
  return (
    <>
      {summary !== '' && (
        <Text size="xs" c="dimmed">
          <VisibleText>{summary}</VisibleText>
        </Text>
      )}
      {(policy !== '' || said !== '') && (
        <Text size="xs" c="dimmed">
          {policy}
          {policy !== '' && said !== '' && ' '}
          {said !== '' &&
            (policy === '' ? <q>{<VisibleText>{said}</VisibleText>}</q> : <VisibleText>{said}</VisibleText>)}
        </Text>
      )}
    </>
  );
}

function policyWords({ policyDecision, approvalsRequired }: NonNullable<Activity['proposal']>): string {
  switch (policyDecision) {
    case PolicyDecision.AUTO_APPROVE:
      return 'Policy approved it.';
    case PolicyDecision.DENY:
      return 'Policy denied it.';
    case PolicyDecision.REQUIRE_APPROVAL:
      return `Policy asked for ${approvalsRequired} ${approvalsRequired === 1 ? 'approval' : 'approvals'}.`;
    default:
      return '';
  }
}

function Clause({ parts }: { parts: readonly ClausePart[] }) {
  return parts.map((part, index) => {
    const key = `${index}`;
    return typeof part === 'string' ? (
      <span key={key}>{part}</span>
    ) : (
      <Outside key={key} text={part.outside} to={part.to} />
    );
  });
}

function Outside({ text, to }: { text: string; to?: string | undefined }) {
  if (to === undefined) return text === '' ? 'somebody' : <VisibleText>{text}</VisibleText>;
  return (
    <Anchor component={Link} to={to} inherit>
      <VisibleText>{text}</VisibleText>
    </Anchor>
  );
}

const ICONS: readonly (readonly [RegExp, ComponentType<{ size: number; className: string | undefined }>])[] = [
  [/^message\./, IconMessage],
  [/^work_item\.note_/, IconNote],
  [/^work_item\./, IconPencil],
  [/^evidence\./, IconFileCertificate],
  [/(refused|rejected|denied|failed|cancelled|expired)$/, IconX],
  [/^proposal\.(approved|approval_added|executed)$|^action\.(succeeded|settled)$/, IconCheck],
  [/^proposal\./, IconGavel],
];

function iconOf(type: string): ComponentType<{ size: number; className: string | undefined }> {
  return ICONS.find(([pattern]) => pattern.test(type))?.[1] ?? IconBolt;
}
