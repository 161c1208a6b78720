/** The fields of one kind of payload. */
export interface PayloadFieldsProps<Draft> {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** What the service says of a field, by its name in the contract. */
  problemOf: (field: string, label: string) => string | undefined;
}
