import { Text, UnstyledButton } from '@mantine/core';
import { IconCloudOff, IconMenu2, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useIsAway } from '../api/reachability.ts';
import { LiveProvider } from '../live/live-provider.tsx';
import { RequireSession } from '../session/require-session.tsx';
import { useSession } from '../session/session-context.ts';
import classes from './app-frame.module.css';
import bannerClasses from './banner.module.css';
import { CommandButton } from './command-button.tsx';
import { later, onPress } from './later.tsx';
import { Navigation } from './navigation.tsx';
import { PersonTarget } from './person-target.tsx';
import { TenantTarget } from './tenant-target.tsx';

const ApprovalNotices = later(async () => (await import('../browser-notices/approval-notices.tsx')).ApprovalNotices);
const FreezeBanner = later(async () => (await import('../freezes/freeze-banner.tsx')).FreezeBanner);
const TidyDrafts = later(async () => (await import('../drafts/use-draft.ts')).TidyDrafts);
const SetUpLine = later(async () => (await import('../set-up/set-up-line.tsx')).SetUpLine);
const PersonMenu = onPress(
  async () => (await import('./person-menu.tsx')).PersonMenu,
  (press) => <PersonTarget aria-haspopup="menu" {...press} />,
);
const TenantSwitcher = onPress(
  async () => (await import('./tenant-switcher.tsx')).TenantSwitcher,
  (press) => <TenantTarget aria-haspopup="menu" {...press} />,
);

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
          <PersonMenu />
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

/** The tenant that the person acts for, with a menu for people who belong to several. */
function TenantName() {
  const { active, memberships } = useSession();
  if (memberships.length > 1) return <TenantSwitcher />;
  return (
    <Text truncate title={active.tenantName}>
      {active.tenantName}
    </Text>
  );
}

function AwayBanner() {
  const isAway = useIsAway();
  return (
    <div role="status">
      {isAway && (
        <p className={bannerClasses.banner}>
          <IconCloudOff size={16} aria-hidden />
          Workgate cannot be reached. This page may be out of date. It updates itself when the connection is back.
        </p>
      )}
    </div>
  );
}
