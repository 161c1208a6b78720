import { loadInIdleTime } from '../frame/code.ts';
import { useCode } from '../frame/use-code.ts';
import type { FilterPopoverProps } from './filter-popover.tsx';
import { FilterTarget } from './filter-target.tsx';

const load = loadInIdleTime(async () => (await import('./filter-popover.tsx')).FilterPopover);

export function FilterButton(props: FilterPopoverProps) {
  const [FilterPopover, ask] = useCode(load);
  return FilterPopover === undefined ? (
    <FilterTarget aria-haspopup="dialog" aria-expanded={false} onClick={ask} />
  ) : (
    <FilterPopover {...props} />
  );
}
