import { NumberInput, Textarea, TextInput } from '@mantine/core';
import type { Failure } from '../api/failure.ts';
import { problemOf } from '../api/failure.ts';

/** Settings of a data source that can be changed later. */
export interface DataSourceSettings {
  /** Addresses, separated by white space. */
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

/** Converts the settings to request fields. */
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
        description="https: addresses of its documents, one per line. Everybody who can read work sees them: do not put secrets into them."
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
        description="Used for documents that name no time zone."
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
