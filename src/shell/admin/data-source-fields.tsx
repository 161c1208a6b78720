import { NumberInput, Textarea, TextInput } from '@mantine/core';
import type { Failure } from '../api/failure.ts';
import { problemOf } from '../api/failure.ts';

/** What can be said of a source, and changed later. */
export interface DataSourceSettings {
  /** Addresses, with white space between them. */
  locations: string;
  timezone: string;
  intervalSeconds: number;
}

interface DataSourceFieldsProps {
  value: DataSourceSettings;
  onChange: (value: DataSourceSettings) => void;
  failure: Failure | undefined;
}

export const SETTINGS_FIELDS = ['locations', 'timezone', 'refresh_interval'] as const;

/** The settings as requests have them. */
export function toRequest({ locations, timezone, intervalSeconds }: DataSourceSettings) {
  return {
    locations: locations.split(/\s+/).filter((location) => location !== ''),
    timezone: timezone.trim(),
    refreshInterval: { seconds: BigInt(intervalSeconds) },
  };
}

export function DataSourceFields({ value, onChange, failure }: DataSourceFieldsProps) {
  return (
    <>
      <Textarea
        label="Addresses"
        description="https: addresses of its documents, one in each line. Everybody who reads work here sees them, so put no secrets into them."
        required
        autosize
        minRows={2}
        maxRows={8}
        value={value.locations}
        onChange={(event) => onChange({ ...value, locations: event.currentTarget.value })}
        error={problemOf(failure, 'locations', 'Addresses')}
      />
      <TextInput
        label="Time zone"
        description="Counts where the documents do not say their own."
        required
        maxLength={64}
        value={value.timezone}
        onChange={(event) => onChange({ ...value, timezone: event.currentTarget.value })}
        error={problemOf(failure, 'timezone', 'Time zone')}
      />
      <NumberInput
        label="Refresh every (seconds)"
        required
        min={30}
        max={86_400}
        allowDecimal={false}
        value={value.intervalSeconds}
        onChange={(seconds) => onChange({ ...value, intervalSeconds: Number(seconds) })}
        error={problemOf(failure, 'refresh_interval', 'Refresh interval')}
      />
    </>
  );
}
