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

/** Returns the names by which the service may report a problem with a field: its path in the request, and its name. */
const pathsOf = (name: string) => [`settings.${name}`, name];

export const SETTINGS_FIELDS = ['url', 'description', 'types', 'pack_key', 'tag'].flatMap(pathsOf);

/** Suggestions for event types. People may enter any other type. */
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
        description="A public https: address."
        required
        data-autofocus
        maxLength={2048}
        placeholder="https://hooks.example.com/workgate"
      />
      <TextInput
        {...text('description', 'description', 'Description')}
        description="Purpose of the endpoint."
        maxLength={200}
      />
      <TagsInput
        label="Events"
        description="Event types, or all events of a subject (proposal.*). Leave empty for everything."
        data={COMMON_TYPES}
        value={value.types}
        onChange={(types) => onChange({ ...value, types })}
        error={firstProblem(failure, pathsOf('types'), 'Events')}
        maxTags={50}
        acceptValueOnBlur
      />
      <TextInput
        {...text('packKey', 'pack_key', 'Pack')}
        description="Only events of WorkItems of this pack. Leave empty for any."
        maxLength={64}
      />
      <TextInput
        {...text('tag', 'tag', 'Tag')}
        description="Only events of WorkItems with this tag. Leave empty for any."
        maxLength={64}
      />
    </>
  );
}
