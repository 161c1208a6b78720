import { Alert, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type {
  ResourceLeft,
  ResourceTotal,
  ResourceTotals as Totals,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { Moment } from '../frame/moment.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import classes from './approvals-page.module.css';
import { MoneyText } from './money-text.tsx';

export function ResourceTotals({ totals, isOpen }: { totals: Totals; isOpen: boolean }) {
  const { resourceType, resourceId, currency, overDays, executed, approved, pending, withThis, all, left } = totals;
  const thing = (
    <>
      <VisibleText>{resourceType}</VisibleText> <VisibleText>{resourceId}</VisibleText>
    </>
  );
  return (
    <>
      <table className={classes['amounts']} aria-label="Totals">
        <tbody>
          {overDays > 0 && (
            <>
              <TotalRow label="Executed" total={executed} currency={currency} />
              <TotalRow label="Approved, not executed" total={approved} currency={currency} />
            </>
          )}
          <TotalRow label={isOpen ? 'Waiting, with this one' : 'Waiting'} total={pending} currency={currency} />
        </tbody>
        <tbody className={classes['sum']}>
          {isOpen && overDays > 0 && <MoneyRow label="After this one" amount={withThis} currency={currency} fw={600} />}
          {all !== withThis && (
            <MoneyRow
              label="If all are executed"
              amount={all}
              currency={currency}
              fw={600}
              isAtLeast={pending?.isAtLeast ?? false}
            />
          )}
          {left !== undefined && <LeftRow left={left} currency={currency} />}
        </tbody>
      </table>
      <Text size="xs" c="dimmed">
        {overDays > 0 ? (
          <>
            For {thing}, in {overDays} days, from all proposers.
          </>
        ) : (
          <>For {thing}. Each proposal is judged alone, so approved ones are not included.</>
        )}
      </Text>
    </>
  );
}

function LeftRow({ left: { amount, at }, currency }: { left: ResourceLeft; currency: string }) {
  const age = at !== undefined && (
    <>
      {' '}
      (<Moment at={at} />)
    </>
  );
  return <MoneyRow label={<>Left at the provider{age}</>} amount={amount} currency={currency} />;
}

function TotalRow({ label, total, currency }: { label: string; total: ResourceTotal | undefined; currency: string }) {
  if (total === undefined) return null;
  const { amount, count, isAtLeast } = total;
  const counted = count > 0 ? ` (${isAtLeast ? 'more than ' : ''}${count})` : '';
  return <MoneyRow label={`${label}${counted}`} amount={amount} currency={currency} isAtLeast={isAtLeast} />;
}

function MoneyRow({ label, ...money }: { label: ReactNode } & ComponentProps<typeof MoneyText>) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <MoneyText {...money} />
      </td>
    </tr>
  );
}

export function SeveralNotice({ totals }: { totals: Totals }) {
  const { resourceType, resourceId, currency, pending, left } = totals;
  if (left?.isExceeded === true) return <ExceededNotice totals={totals} left={left} />;
  if (pending === undefined || pending.count < 2) return null;
  return (
    <Alert color="yellow" p="xs">
      <Text size="sm">
        <Text span inherit fw={600}>
          {pending.isAtLeast ? 'More than ' : ''}
          {pending.count} of these wait
        </Text>
        : for {resourceType} <VisibleText>{resourceId}</VisibleText> they add up to{' '}
        <MoneyText amount={pending.amount} currency={currency} isAtLeast={pending.isAtLeast} fw={600} /> including this
        one.
      </Text>
    </Alert>
  );
}

function ExceededNotice({ totals, left }: { totals: Totals; left: ResourceLeft }) {
  const { resourceType, resourceId, currency, approved, pending } = totals;
  const isAtLeast = pending?.isAtLeast ?? false;
  return (
    <Alert color="red" p="xs">
      <Text size="sm">
        <Text span inherit fw={600}>
          {isAtLeast ? 'More than ' : ''}
          {(approved?.count ?? 0) + (pending?.count ?? 0)} of these exceed what is left
        </Text>
        : for {resourceType} <VisibleText>{resourceId}</VisibleText>{' '}
        <MoneyText amount={left.wanted} currency={currency} isAtLeast={isAtLeast} fw={600} /> are approved or wait, and
        the provider had <MoneyText amount={left.amount} currency={currency} fw={600} /> left when it was asked. It will
        refuse the rest.
      </Text>
    </Alert>
  );
}
