import { loadInIdleTime } from '../frame/code.ts';
import { useCode } from '../frame/use-code.ts';
import classes from './inbox.module.css';
import { ViewButton, type ViewButtonProps } from './view-button.tsx';

const load = loadInIdleTime(async () => (await import('./view-choice-menu.tsx')).ViewChoiceMenu);

/** For pages that have no room for the views beside the list. */
export function ViewChoice({ views, address }: Pick<ViewButtonProps, 'views' | 'address'>) {
  const [ViewChoiceMenu, ask] = useCode(load);
  return (
    <div className={classes['viewMenu']}>
      {ViewChoiceMenu === undefined ? (
        <ViewButton {...{ views, address }} aria-haspopup="menu" aria-expanded={false} onClick={ask} />
      ) : (
        <ViewChoiceMenu {...{ views, address }} />
      )}
    </div>
  );
}
