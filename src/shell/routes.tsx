import type { ComponentType } from 'react';
import { AppFrame } from './frame/app-frame.tsx';
import { CrashPage, FailedPage } from './frame/failed-page.tsx';
import type { Route } from './frame/page-code.tsx';
import { Redirect } from './router/router.tsx';

function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): NonNullable<Route['lazy']> {
  return async () => ({ Component: (await load())[name] });
}

const OPEN_PAGES: Route[] = [
  { path: 'sign-in', lazy: page(() => import('./session/sign-in-page.tsx'), 'SignInPage') },
  { path: 'invitations/:invitationId', lazy: page(() => import('./session/invitation-page.tsx'), 'InvitationPage') },
  { path: 'forgot-password', lazy: page(() => import('./session/forgot-password-page.tsx'), 'ForgotPasswordPage') },
  { path: 'reset-password', lazy: page(() => import('./session/reset-password-page.tsx'), 'ResetPasswordPage') },
  { path: 'verify-email', lazy: page(() => import('./session/verify-email-page.tsx'), 'VerifyEmailPage') },
];

const FRAMED_PAGES: Route[] = [
  { path: 'work', lazy: page(() => import('./inbox/inbox-page.tsx'), 'InboxPage') },
  {
    path: 'packs/:packKey/work-items/:workItemId',
    lazy: page(() => import('./work/work-item-page.tsx'), 'WorkItemPage'),
  },
  { path: 'mentions', lazy: page(() => import('./notes/mentions-page.tsx'), 'MentionsPage') },
  { path: 'approvals/decisions', lazy: page(() => import('./decisions/decisions-page.tsx'), 'DecisionsPage') },
  { path: 'approvals/:proposalId?', lazy: page(() => import('./proposals/approvals-page.tsx'), 'ApprovalsPage') },
  { path: 'admin', lazy: page(() => import('./set-up/set-up-page.tsx'), 'SetUpPage') },
  { path: 'account', lazy: page(() => import('./session/account-page.tsx'), 'AccountPage') },
  { path: 'account/notifications', lazy: page(() => import('./session/notifications-page.tsx'), 'NotificationsPage') },
  { path: 'account/sessions', lazy: page(() => import('./session/sessions-page.tsx'), 'SessionsPage') },
  { path: 'account/chat', lazy: page(() => import('./session/chat-accounts-page.tsx'), 'ChatAccountsPage') },
  { path: 'admin/agents', lazy: page(() => import('./agents/agents-page.tsx'), 'AgentsPage') },
  { path: 'admin/api-keys', lazy: page(() => import('./admin/api-keys-page.tsx'), 'ApiKeysPage') },
  { path: 'admin/integrations', lazy: page(() => import('./admin/integrations-page.tsx'), 'IntegrationsPage') },
  { path: 'admin/chat', lazy: page(() => import('./admin/chat-page.tsx'), 'ChatPage') },
  { path: 'admin/data-sources', lazy: page(() => import('./admin/data-sources-page.tsx'), 'DataSourcesPage') },
  { path: 'admin/data', lazy: page(() => import('./data/data-page.tsx'), 'DataPage') },
  { path: 'admin/webhooks', lazy: page(() => import('./webhooks/webhooks-page.tsx'), 'WebhooksPage') },
  {
    path: 'admin/webhooks/:webhookEndpointId',
    lazy: page(() => import('./webhooks/endpoint-page.tsx'), 'EndpointPage'),
  },
  { path: 'admin/operations', lazy: page(() => import('./admin/operations-page.tsx'), 'OperationsPage') },
  { path: 'admin/operations/new', lazy: page(() => import('./admin/operation-page.tsx'), 'NewOperationPage') },
  { path: 'admin/operations/:operation', lazy: page(() => import('./admin/operation-page.tsx'), 'OperationPage') },
  { path: 'admin/policies', lazy: page(() => import('./admin/policies-page.tsx'), 'PoliciesPage') },
  { path: 'admin/packs', lazy: page(() => import('./packs/packs-page.tsx'), 'PacksPage') },
  { path: 'admin/packs/new', lazy: page(() => import('./packs/new-pack-page.tsx'), 'NewPackPage') },
  { path: 'admin/packs/:packKey', lazy: page(() => import('./packs/pack-page.tsx'), 'PackPage') },
  { path: 'admin/try-out', lazy: page(() => import('./try-out/try-out-page.tsx'), 'TryOutPage') },
  { path: 'admin/try-out/backtest', lazy: page(() => import('./try-out/backtest-page.tsx'), 'BacktestPage') },
  {
    path: 'admin/waiting-changes',
    lazy: page(() => import('./admin/waiting-changes-page.tsx'), 'WaitingChangesPage'),
  },
  { path: 'admin/freezes', lazy: page(() => import('./admin/freezes-page.tsx'), 'FreezesPage') },
  { path: 'admin/audit-log', lazy: page(() => import('./audit/audit-log-page.tsx'), 'AuditLogPage') },
  { path: 'admin/settings', lazy: page(() => import('./admin/settings-page.tsx'), 'SettingsPage') },
  { path: 'admin/members', lazy: page(() => import('./admin/members-page.tsx'), 'MembersPage') },
];

export const routes: Route[] = [
  {
    ErrorBoundary: CrashPage,
    children: [
      { path: '/', element: <Redirect to="/work" /> },
      ...OPEN_PAGES,
      // An error in a page leaves the frame in place.
      { Component: AppFrame, children: [{ ErrorBoundary: FailedPage, children: FRAMED_PAGES }] },
      { path: '*', lazy: page(() => import('./frame/not-found-page.tsx'), 'NotFoundPage') },
    ],
  },
];
