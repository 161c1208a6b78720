import { Code, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import { type Failure, failureOf, isShownAtFields } from '../api/failure.ts';
import classes from './failure-alert.module.css';

interface FailureAlertProps {
  error: unknown;
  title?: string;
  fields?: readonly string[];
}

export function FailureAlert({ error, title, fields = [] }: FailureAlertProps) {
  const titleId = useId();
  return (
    <div role="alert" className={classes['alert']} aria-labelledby={title === undefined ? undefined : titleId}>
      <IconAlertTriangle size={20} className={classes['icon']} aria-hidden />
      <div className={classes['body']}>
        {title !== undefined && (
          <div id={titleId} className={classes['title']}>
            {title}
          </div>
        )}
        <FailureText failure={failureOf(error)} fields={fields} />
      </div>
    </div>
  );
}

export function FailureText({ failure, fields = [] }: { failure: Failure; fields?: readonly string[] }) {
  const { message, correlationId, retryAfterSeconds } = failure;
  return (
    <>
      <Text size="sm">
        {isShownAtFields(failure, fields) ? 'Correct the marked fields.' : message}
        {retryAfterSeconds !== undefined && ` Try again in ${inWords(retryAfterSeconds)}.`}
      </Text>
      {correlationId !== '' && (
        <Text size="xs" mt={4}>
          Correlation id <Code>{correlationId}</Code>
        </Text>
      )}
    </>
  );
}

function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
