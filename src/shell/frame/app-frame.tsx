import { UnstyledButton } from '@mantine/core';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { LiveProvider } from '../live/live-provider.tsx';
import { RequireSession } from '../session/require-session.tsx';
import classes from './app-frame.module.css';
import { AwayBanner } from './away-banner.tsx';
import { CommandButton } from './command-button.tsx';
import { later } from './later.tsx';
import { Navigation } from './navigation.tsx';
import { PersonButton } from './person-button.tsx';
import { TenantName } from './tenant-name.tsx';

const ApprovalNotices = later(async () => (await import('../browser-notices/approval-notices.tsx')).ApprovalNotices);
const FreezeBanner = later(async () => (await import('../freezes/freeze-banner.tsx')).FreezeBanner);
const TidyDrafts = later(async () => (await import('../drafts/tidy-drafts.ts')).TidyDrafts);
const SetUpLine = later(async () => (await import('../set-up/set-up-line.tsx')).SetUpLine);

/** Keeps the place of an element while a dialog hides the scrollbar. */
const KEEPS_RIGHT = 'right-scroll-bar-position';

export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <RequireSession>
      <LiveProvider>
        <Frame>{children}</Frame>
      </LiveProvider>
    </RequireSession>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <div className={classes['frame']}>
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <header className={`${classes['head']} ${KEEPS_RIGHT}`}>
        <div className={classes['start']}>
          <UnstyledButton
            className={classes['burger'] ?? ''}
            aria-label={isMenuOpen ? 'Close the navigation' : 'Open the navigation'}
            aria-expanded={isMenuOpen}
            aria-controls="navigation"
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            {isMenuOpen ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
          </UnstyledButton>
          <span className={classes['name']}>Workgate</span>
          <TenantName />
        </div>
        <div className={classes['end']}>
          <CommandButton />
          <PersonButton />
        </div>
      </header>
      <nav id="navigation" aria-label="Main" className={classes['side']} data-open={isMenuOpen || undefined}>
        <Navigation onChoose={closeMenu} />
        <SetUpLine onChoose={closeMenu} />
      </nav>
      <main id="main" tabIndex={-1} className={classes['main']}>
        <AwayBanner />
        <TidyDrafts />
        <ApprovalNotices />
        <FreezeBanner />
        {children}
      </main>
    </div>
  );
}
