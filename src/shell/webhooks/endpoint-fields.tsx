import { TagsInput, TextInput } from '@mantine/core';
import { type Failure, firstProblem } from '../api/failure.ts';

export interface EndpointSettings {
  url: string;
  description: string;
  types: string[];
  packKey: string;
  tag: string;
}

export const NO_SETTINGS: EndpointSettings = { url: '', description: '', types: [], packKey: '', tag: '' };

/** The service names a field by its place in the request or by its name. */
const pathsOf = (name: string) => [`settings.${name}`, name];

export const SETTINGS_FIELDS = ['url', 'description', 'types', 'pack_key', 'tag'].flatMap(pathsOf);

/** What is often asked for; any other type may be written. */
const COMMON_TYPES = ['work_item.*', 'message.*', 'proposal.*', 'action.*', 'integration.*', 'pack.*', 'policies.*'];

export function toSettings(value: EndpointSettings): EndpointSettings {
  const { url, description, types, packKey, tag } = value;
  return { url: url.trim(), description: description.trim(), types, packKey: packKey.trim(), tag: tag.trim() };
}

interface EndpointFieldsProps {
  value: EndpointSettings;
  onChange: (value: EndpointSettings) => void;
  failure: Failure | undefined;
}

export function EndpointFields({ value, onChange, failure }: EndpointFieldsProps) {
  const text = (name: 'url' | 'description' | 'packKey' | 'tag', field: string, label: string) => ({
    label,
    value: value[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...value, [name]: event.currentTarget.value }),
    error: firstProblem(failure, pathsOf(field), label),
  });
  return (
    <>
      <TextInput
        {...text('url', 'url', 'Address')}
        description="An https: address of a host that is public."
        required
        data-autofocus
        maxLength={2048}
        placeholder="https://hooks.example.com/workgate"
      />
      <TextInput {...text('description', 'description', 'Description')} description="What it is for." maxLength={200} />
      <TagsInput
        label="Events"
        description="Types of events, or all of a subject (proposal.*). None for everything."
        data={COMMON_TYPES}
        value={value.types}
        onChange={(types) => onChange({ ...value, types })}
        error={firstProblem(failure, pathsOf('types'), 'Events')}
        maxTags={50}
        acceptValueOnBlur
      />
      <TextInput
        {...text('packKey', 'pack_key', 'Pack')}
        description="Only events of WorkItems of this pack. Empty for any."
        maxLength={64}
      />
      <TextInput
        {...text('tag', 'tag', 'Tag')}
        description="Only events of WorkItems with this tag. Empty for any."
        maxLength={64}
      />
    </>
  );
}
