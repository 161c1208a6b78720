import { useQuery } from '@connectrpc/connect-query';
import { Code, DataList, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { Permission, Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type Pack,
  PackService,
  type PackVersionSummary,
} from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { PageLink } from '../admin/page-for.tsx';
import { WaitingChangeLine, WaitingNotice } from '../admin/waiting-changes.tsx';
import { Detail } from '../frame/detail.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { NotPermittedPage } from '../frame/not-permitted-page.tsx';
import { Page } from '../frame/page.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { Section } from '../frame/section.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { useParams } from '../router/router.tsx';
import { useSession } from '../session/session-context.ts';
import { ActivateForm, RollBackButton } from './activation-forms.tsx';
import { CompareSection, VersionChanges } from './change-list.tsx';
import { versionTitle, versionWords } from './labels.ts';
import { PackEditor } from './pack-editor.tsx';
import { DefaultBadge } from './packs-page.tsx';
import { type PackBase, useInvalidatePacks, usePackDraft } from './use-pack-draft.ts';
import { useVersionTexts, VersionDialog, VersionsSection, versionRowsOf } from './versions-section.tsx';

export function PackPage() {
  const { packKey = '' } = useParams();
  const { may } = useSession();
  if (!may(Permission.POLICIES_MANAGE)) return <NotPermittedPage title="Pack" needed={Role.ADMIN} />;
  return <PackByKey key={packKey} packKey={packKey} />;
}

function PackByKey({ packKey }: { packKey: string }) {
  const packs = useQuery(PackService.method.listPacks, {});
  const versions = useQuery(PackService.method.listPackVersions, { packKey });
  const pack = packs.data?.packs.find((one) => one.packKey === packKey);
  const newest = useVersionTexts(packKey, pack?.newestVersion ?? 0n);
  const error = packs.error ?? versions.error ?? newest.error;
  if (pack !== undefined && versions.data !== undefined && newest.texts !== undefined) {
    const { packYaml, policyCedar } = newest.texts;
    const saved = { packKey, version: pack.newestVersion, packYaml, policyCedar };
    return <PackAsItIs pack={pack} versions={versions.data.versions} saved={saved} />;
  }
  const isMissing = packs.data !== undefined && pack === undefined;
  return (
    <Page title="Pack" actions={<PageLink to="/admin/packs">All packs</PageLink>}>
      {error !== null && <FailureAlert error={error} title="The pack cannot be shown" />}
      {error === null && isMissing && <Text>There is no pack of this key.</Text>}
      {error === null && !isMissing && <RecordsSkeleton />}
    </Page>
  );
}

function PackAsItIs({ pack, versions, saved }: { pack: Pack; versions: PackVersionSummary[]; saved: PackBase }) {
  const draft = usePackDraft(saved);
  const [shown, setShown] = useState<bigint>();
  const [activating, setActivating] = useState<bigint>();
  const rows = versionRowsOf(pack, versions);
  const close = () => setActivating(undefined);
  const backtests = rows.find(({ version }) => version === activating)?.written?.backtests ?? [];
  return (
    <Page
      title={visibleText(pack.title || pack.packKey)}
      actions={
        <Group gap="xs">
          <RollBackButton pack={pack} />
          <PageLink to="/admin/packs">All packs</PageLink>
        </Group>
      }
    >
      <WaitingActivations pack={pack} />
      <About pack={pack} />
      <VersionsSection pack={pack} rows={rows} onShow={setShown} onActivate={setActivating} />
      <CompareSection packKey={pack.packKey} rows={rows} />
      <Section title="Write a new version">
        <PackEditor draft={draft} isNew={false} />
      </Section>
      <VersionDialog packKey={pack.packKey} version={shown} draft={draft} onClose={() => setShown(undefined)} />
      <Modal
        opened={activating !== undefined}
        onClose={close}
        title={activating === undefined ? '' : `Activate ${versionWords(activating)}`}
        size="lg"
      >
        {activating !== undefined && (
          <ActivateForm
            pack={pack}
            version={activating}
            backtests={backtests.filter(({ usable }) => usable)}
            onClose={close}
          />
        )}
      </Modal>
    </Page>
  );
}

function About({ pack }: { pack: Pack }) {
  const { packKey, activeVersion, revision, activatedAt, activatedByName, reason, backtestHash, isDefault } = pack;
  return (
    <Section title="Active version" aside={isDefault && <DefaultBadge />}>
      <DataList labelWidth="8rem" gap={6}>
        <Detail label="Pack">
          <Code>{packKey}</Code>
        </Detail>
        <Detail label="Version">{activeVersion === undefined ? 'None yet' : versionTitle(activeVersion)}</Detail>
        {activatedAt !== undefined && (
          <>
            <Detail label="Activated">
              <MomentOr isExact at={activatedAt} otherwise="" /> by <VisibleText>{activatedByName}</VisibleText>,
              revision {String(revision)}
            </Detail>
            <Detail label="Reason">
              <VisibleText>{reason}</VisibleText>
            </Detail>
          </>
        )}
        {backtestHash !== '' && (
          <Detail label="Backtest">
            <Code>{backtestHash}</Code>
          </Detail>
        )}
        {isDefault && <Detail label="Default">It takes work that fits no other pack.</Detail>}
      </DataList>
    </Section>
  );
}

/** Notice about activations that do not count yet. */
function WaitingActivations({ pack }: { pack: Pack }) {
  const { packKey, revision, waiting, activeVersion, confirmedVersion, isDefault, isNextDefault } = pack;
  const invalidate = useInvalidatePacks();
  if (waiting.length === 0) return null;
  return (
    <WaitingNotice
      title="Some changes do not apply yet"
      method={PackService.method.confirmPack}
      request={{ packKey, revision }}
      invalidate={invalidate}
      mayConfirm={waiting.some(({ mayConfirm }) => mayConfirm)}
      confirmLabel={`Confirm revision ${revision}`}
      failureTitle="The pack was not confirmed"
      confirmedMessage="The pack is confirmed. It applies now."
    >
      {waiting.map((change) => (
        <WaitingChangeLine
          of="pack"
          key={String(change.version)}
          change={change}
          did={`activated revision ${change.version}`}
        />
      ))}
      {isNextDefault && !isDefault && (
        <Text size="sm">It becomes the default pack, which takes work that fits no other pack.</Text>
      )}
      {confirmedVersion === undefined && <Text size="sm">The pack is new, and so is everything in it.</Text>}
      {confirmedVersion !== undefined && activeVersion !== undefined && (
        <VersionChanges packKey={packKey} from={confirmedVersion} to={activeVersion} tellsWhoWaits={false} />
      )}
    </WaitingNotice>
  );
}
