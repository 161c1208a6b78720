import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alter, leavesOf, type ValuePath } from '../../scripts/packet-values.ts';
import { AppError } from '../../src/errors/app-error.ts';
import { signEnvelope } from '../../src/evidence/dsse.ts';
import { PAYLOAD_TYPE, type PacketPredicate } from '../../src/evidence/packet-schema.ts';
import { formatReport } from '../../src/evidence/report.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { canonicalHash } from '../../src/platform/canonical-json.ts';
import { entryLeafHash } from '../../src/platform/outbox/log-entry.ts';
import { type StoryOptions, TestPacket, TestSigner } from '../support/packets.ts';
import { sampled } from '../support/sample.ts';

/** A change of a pack that allows more. */
const LOOSER = {
  what: 'pack/customer_support',
  version: 4,
  authors: ['usr_ada'],
  confirmed_at: '2026-03-01T09:00:00.000Z',
};

const packet = new TestPacket();
const placesOf = (text: string) => verifyPacket(text, packet.keys).problems.map(({ where }) => where);
const problemsOf = (text: string) =>
  verifyPacket(text, packet.keys).problems.map(({ where, problem }) => `${where}: ${problem}`);

const altered = (path: ValuePath, change?: (value: unknown) => unknown): PacketPredicate =>
  alter(packet.predicate, path, change);

/** Paths of values that the log does not have, so that only the signature of the packet protects them. */
const NOT_IN_THE_LOG = new RegExp(
  `^(${[
    'work_item\\.(thread_id|assignee\\.(type|display_name))',
    'messages\\.\\d\\.author\\.display_name',
    'proposals\\.\\d\\.(expires_at|proposed_by\\.display_name|policy\\.reasons\\.\\d\\.message)',
    'proposals\\.\\d\\.approvals\\.\\d\\.(at|approver\\.display_name)',
    // After a denial at execution, the entry names only the policies.
    'proposals\\.4\\.policy\\.(policy_version|approvals_required)',
    'actions\\.\\d\\.(policy_version|executed_by\\.display_name|result\\.refund_id|error\\.(message|retryable|field))',
  ].join('|')})$`,
);

/** Returns the pattern of the place that a report gives for a value. */
function placeOf(path: ValuePath): RegExp {
  const [section, second, third] = path;
  if (section === 'entries') return /^(entry \d+ |entries$)/;
  if (section === 'messages') {
    const id = packet.predicate.messages[second as number]?.message_id;
    return third === 'message_id' ? /^messages$/ : new RegExp(`^message ${id}$`);
  }
  if (section === 'proposals' || section === 'actions') {
    // A value of a wrong type is named by its path in the packet.
    const shape = `predicate\\.${path.join('\\.')}(\\.0)?`;
    const record = packet.predicate[section][second as number];
    const id = record !== undefined && 'action_id' in record ? record.action_id : record?.proposal_id;
    if (third === `${section.slice(0, -1)}_id`) return new RegExp(`^${section}$`);
    return new RegExp(`^(${section.slice(0, -1)} ${id}|${shape})$`);
  }
  if (path.join('.') === 'work_item.work_item_id') return /^entry \d+ /;
  if (section === 'work_item') return new RegExp(`^work_item\\.${second}$`);
  if (path.join('.') === 'export.export_id') return /^export$/;
  if (section === 'export') return new RegExp(`^export\\.${second}$`);
  return new RegExp(`^${section}$`);
}

const LEAVES = leavesOf(packet.predicate).map((path) => [path.join('.'), path] as const);

describe('a packet', () => {
  it('is verified if it is unchanged', () => {
    const report = verifyPacket(packet.seal(), packet.keys);
    expect(report.problems).toEqual([]);
    expect(report).toMatchObject({
      verified: true,
      packetKeyId: packet.packetSigner.keyId,
      checkpointKeyId: packet.checkpointSigner.keyId,
    });
    const lines = formatReport('p.json', report);
    expect(lines).toMatch(/^p\.json: verified\n/);
    expect(lines).toContain(packet.predicate.work_item.work_item_id);
  });

  it('has enough values to alter', () => {
    expect(LEAVES.length).toBeGreaterThan(150);
  });

  sampled(10).each(LEAVES)('is refused if %s was altered, and the report names it', (name, path) => {
    const places = placesOf(packet.swap(altered(path)));
    expect(places).toContain('signature');
    if (!NOT_IN_THE_LOG.test(name))
      expect(
        places.some((place) => placeOf(path).test(place)),
        places.join('; '),
      ).toBe(true);
  });

  const LOGGED_LEAVES = LEAVES.filter(([name]) => !NOT_IN_THE_LOG.test(name));
  sampled(10).each(LOGGED_LEAVES)(
    'is refused if %s was altered, even if the service itself signs it',
    (_name, path) => {
      const places = placesOf(packet.seal(altered(path)));
      expect(places).not.toContain('signature');
      expect(
        places.some((place) => placeOf(path).test(place)),
        places.join('; '),
      ).toBe(true);
    },
  );

  const expectRefusedIfChanged = (numRuns: number) => {
    const text = packet.seal();
    fc.assert(
      fc.property(
        fc.nat({ max: text.length - 1 }),
        fc.constantFrom('A', 'z', '0', '+', '"', ',', '_', ' '),
        (index, put) => {
          fc.pre(text[index] !== put);
          // In the alphabet for URLs, `_` stands for the same bits as `/`.
          fc.pre(!(text[index] === '/' && put === '_'));
          const changed = text.slice(0, index) + put + text.slice(index + 1);
          expect(verifyPacket(changed, packet.keys).verified, changed.slice(Math.max(0, index - 20), index + 20)).toBe(
            false,
          );
        },
      ),
      { numRuns },
    );
  };

  it('is refused if any character of its envelope was changed', () => expectRefusedIfChanged(300));

  it('is refused if any character of its envelope was changed, in many more samples', { tags: 'full' }, () =>
    expectRefusedIfChanged(2_000),
  );

  it('is refused if it was cut anywhere', () => {
    const text = packet.seal();
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), (length) => {
        expect(verifyPacket(text.slice(0, length), packet.keys).verified).toBe(false);
      }),
    );
  });

  it('is refused if it is any other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(verifyPacket(text, packet.keys)).toMatchObject({ verified: false, packet: undefined });
      }),
    );
  });
});

describe('base64 of an envelope', () => {
  const envelope = JSON.parse(packet.seal()) as { payload: string; signatures: { keyid: string; sig: string }[] };
  const spelt = (spell: (text: string) => string) => {
    const signatures = envelope.signatures.map(({ keyid, sig }) => ({ keyid, sig: spell(sig) }));
    return JSON.stringify({ ...envelope, payload: spell(envelope.payload), signatures });
  };
  const toUrl = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_');

  it.each<[string, (text: string) => string]>([
    ['the standard alphabet', (text) => text],
    ['the standard alphabet without padding', (text) => text.replace(/=+$/, '')],
    ['the alphabet for URLs, padded as Python writes it', toUrl],
    ['the alphabet for URLs without padding', (text) => toUrl(text).replace(/=+$/, '')],
  ])('is read in %s', (_name, spell) => {
    expect(verifyPacket(spelt(spell), packet.keys).problems).toEqual([]);
  });

  it.each<[string, (text: string) => string]>([
    ['a foreign character', (text) => `${text.slice(0, 8)}*${text.slice(9)}`],
    ['a space', (text) => `${text.slice(0, 8)} ${text.slice(8)}`],
    ['too much padding', (text) => `${text.replace(/=+$/, '')}===`],
    ['both alphabets', (text) => `-_${toUrl(text).slice(2, 8)}+/${toUrl(text).slice(10)}`],
  ])('cannot be read with %s, and is not reported as altered', (_name, spell) => {
    const report = verifyPacket(spelt(spell), packet.keys);
    expect(report).toMatchObject({ verified: false, readable: false });
    expect(formatReport('p.json', report)).toMatch(/^p\.json: could not be read\n/);
    expect(formatReport('p.json', report)).not.toContain('altered');
  });
});

describe('a damaged packet', () => {
  const sealed = JSON.parse(packet.seal()) as { payload: string; signatures: { keyid: string; sig: string }[] };
  const foreign = (text: string) => JSON.stringify(signEnvelope(PAYLOAD_TYPE, Buffer.from(text), packet.packetSigner));

  it.each([
    ['a text that is not JSON', packet.seal().slice(0, 500), false],
    ['a text that is not an envelope', '{"verified": true}', false],
    [
      'a signature that is not base64',
      JSON.stringify({ ...sealed, signatures: [{ ...sealed.signatures[0], sig: '*' }] }),
      false,
    ],
    ['a signed statement of another kind', foreign('{"_type":"https://in-toto.io/Statement/v1"}'), false],
    ['a payload that was replaced by text that is not JSON', JSON.stringify({ ...sealed, payload: 'aGVsbG8=' }), true],
    ['no signature', JSON.stringify({ ...sealed, signatures: [] }), true],
  ])('is reported either as unreadable or as altered: %s', (_name, text, readable) => {
    const report = verifyPacket(text, packet.keys);
    expect(report).toMatchObject({ verified: false, readable });
    expect(formatReport('p.json', report)).toMatch(readable ? /^p\.json: NOT verified/ : /^p\.json: could not be read/);
  });
});

describe('the report of an altered packet', () => {
  const entries = packet.predicate.entries;
  const names = entries.map((entry) => `entry ${entry.sequence} (${entry.type})`);

  it('names an entry with altered data', () => {
    const text = packet.seal(altered(['entries', 3, 'data', 'status']));
    expect(problemsOf(text)).toContain(
      `${names[3]}: has other data than was logged: the data does not match the data_hash`,
    );
  });

  it('names an entry with altered data and a matching data_hash', () => {
    const copy = altered(['entries', 3, 'data', 'status']);
    const entry = copy.entries[3] as (typeof copy.entries)[number];
    entry.data_hash = canonicalHash(entry.data);
    const problem = 'has fields that were altered: they do not match its hash';
    expect(problemsOf(packet.seal(copy))).toContain(`${names[3]}: ${problem}`);
  });

  it('names an entry with altered data, a matching data_hash and a matching hash', () => {
    const copy = altered(['entries', 3, 'data', 'status']);
    const entry = copy.entries[3] as (typeof copy.entries)[number];
    entry.data_hash = canonicalHash(entry.data);
    const { data: _data, hash: _hash, inclusion_proof: _proof, ...leaf } = entry;
    entry.hash = entryLeafHash({ ...leaf, tenant_id: packet.tenantId });
    expect(problemsOf(packet.seal(copy)).join('\n')).toContain(`${names[3]}: is not in the log: its inclusion proof`);
  });

  it('names an altered data_hash, hash or proof of an entry', () => {
    const told = (field: string, index?: number) =>
      problemsOf(packet.seal(altered(['entries', 2, field, ...(index === undefined ? [] : [index])])))[0];
    expect(told('data_hash')).toBe(`${names[2]}: has another data_hash than was logged`);
    expect(told('hash')).toBe(`${names[2]}: has another hash than was logged`);
    expect(told('inclusion_proof', 0)).toMatch(/is not in the log: its inclusion proof does not lead to the root/);
  });

  it.each([0, 1, 2, 3, 4])('names the version of an entry that was left out (%i)', (index) => {
    const copy = packet.copy();
    copy.entries.splice(index, 1);
    const told = problemsOf(packet.seal(copy)).join('\n');
    if (index < 4) expect(told).toContain(`entries: lack version ${index + 1} of work_item`);
    else expect(told).toContain('work_item.version: is 5, but the entries end with version 4');
  });

  it('names all versions if all entries were left out', () => {
    const copy = packet.copy();
    copy.entries = [];
    expect(problemsOf(packet.seal(copy)).join('\n')).toContain('entries: lack versions 1 to 5 of work_item');
  });

  it('names a repeated entry, entries in another order, and an entry of another WorkItem', () => {
    const twice = packet.copy();
    twice.entries.splice(1, 0, structuredClone(twice.entries[1] as (typeof entries)[number]));
    expect(problemsOf(packet.seal(twice)).join('\n')).toMatch(/comes after entry \d+: it is repeated or out of order/);
    const swapped = packet.copy();
    swapped.entries.reverse();
    expect(problemsOf(packet.seal(swapped)).join('\n')).toMatch(/is repeated or out of order/);
    expect(problemsOf(packet.seal(altered(['entries', 1, 'work_item_id']))).join('\n')).toMatch(/belongs to wi_/);
  });

  it('names a status that the entries do not lead to', () => {
    const copy = packet.copy();
    copy.work_item.status = 'closed';
    expect(problemsOf(packet.seal(copy))).toEqual(['work_item.status: is "closed", but its entries say "in_progress"']);
  });

  it('names a personal value that the entries do not commit to', () => {
    const copy = packet.copy();
    copy.work_item.contact = { name: 'Eve' };
    expect(problemsOf(packet.seal(copy))).toEqual(['work_item.contact: is not the value that its entries commit to']);
    const removed = packet.copy();
    removed.work_item.source_reference = null;
    expect(placesOf(packet.seal(removed))).toContain('work_item.source_reference');
    const added = packet.copy();
    added.work_item.channel_id = 'inbox';
    expect(placesOf(packet.seal(added))).toEqual(['work_item.channel_id']);
  });

  it('names an altered salt', () => {
    const told = problemsOf(packet.seal(altered(['work_item', 'salt'])));
    expect(told).toEqual(['work_item.salt: opens no commitment: the salt, or every personal value, was altered']);
  });

  it('names a message that was left out, added, altered or moved', () => {
    const [first, second] = packet.predicate.messages.slice(1);
    const told = (change: (messages: PacketPredicate['messages']) => void) => {
      const copy = packet.copy();
      change(copy.messages);
      return problemsOf(packet.seal(copy)).join('\n');
    };
    expect(told((messages) => messages.splice(1, 1))).toContain(
      `messages: lack ${first?.message_id}, which ${names[1]} mentions`,
    );
    const added = { ...structuredClone(second), message_id: 'msg_new' } as PacketPredicate['messages'][number];
    expect(told((messages) => messages.push(added))).toContain('message msg_new: was never logged');
    expect(told((messages) => messages.push(structuredClone(messages[1]) as typeof added))).toContain(
      'contain a message twice',
    );
    const rewritten = { ...second, content: 'Other words' } as typeof added;
    expect(told((messages) => messages.splice(2, 1, rewritten))).toBe(
      `message ${second?.message_id}: has a content or salt that ${names[2]} does not commit to`,
    );
    expect(told((messages) => messages.reverse())).toBe('messages: are not in the order of their entries');
  });

  describe('proposals and actions', () => {
    const { proposals, actions } = packet.predicate;
    const [executed, unknown, , rejected, denied] = proposals.map((one) => one.proposal_id);
    const told = (change: (copy: PacketPredicate) => void) => {
      const copy = packet.copy();
      change(copy);
      return problemsOf(packet.seal(copy)).join('\n');
    };
    type Proposal = PacketPredicate['proposals'][number];
    const proposal = (copy: PacketPredicate, index: number) => copy.proposals[index] as Proposal;

    it('have every status that the tests need', () => {
      expect(proposals.map(({ status }) => status)).toEqual([
        'executed',
        'outcome_unknown',
        'cancelled',
        'rejected',
        'denied',
      ]);
      expect(actions.map(({ status, attempts }) => [status, attempts])).toEqual([
        ['succeeded', 2],
        ['outcome_unknown', 1],
      ]);
    });

    it('are named if they were left out, added or repeated', () => {
      expect(told((copy) => copy.proposals.splice(3, 1))).toMatch(
        new RegExp(`^proposals: lack ${rejected}, which entry \\d+ \\(proposal.created\\) mentions$`),
      );
      const without = told((copy) => copy.actions.splice(0, 1));
      expect(without).toMatch(/^actions: lack act_\w+, which entry \d+ \(action.started\) mentions$/m);
      expect(without).toContain(`proposal ${executed}: is "executed" without a record of its execution`);
      const added = told((copy) => copy.proposals.push({ ...proposal(copy, 4), proposal_id: 'prop_new' }));
      expect(added).toBe('proposal prop_new: was never logged: no entry mentions it');
      expect(told((copy) => copy.proposals.push(structuredClone(proposal(copy, 4))))).toBe(
        'proposals: contain one proposal twice',
      );
      const second = told((copy) =>
        copy.actions.push({ ...(copy.actions[0] as never as object), action_id: 'act_new' } as never),
      );
      expect(second).toContain('action act_new: was never logged: no entry mentions it');
      expect(second).toContain(`action act_new: is a second one of ${executed}`);
    });

    it('are named if their payload was altered, also with a hash made to match', () => {
      const change = (copy: PacketPredicate) => Object.assign(proposal(copy, 1).payload, { amount: '1.00' });
      expect(told(change)).toMatch(`proposal ${unknown}: does not have its payload_hash`);
      const fitted = told((copy) => {
        change(copy);
        const { integration_id: integration, operation, resource_type, payload } = proposal(copy, 1);
        const hashed = { tenant: copy.tenant_id, work_item: copy.work_item.work_item_id, integration };
        proposal(copy, 1).payload_hash = canonicalHash({ ...hashed, operation, resource_type, payload });
      });
      expect(fitted).not.toMatch('does not have its payload_hash');
      expect(fitted).toMatch(/has the payload_hash "\w+", but entry \d+ \(proposal.created\) says "\w+"/);
    });

    it('are named if an approval was left out, added, or altered in its approver, payload or comment', () => {
      const approvals = (change: (list: Proposal['approvals']) => void) =>
        told((copy) => change(proposal(copy, 1).approvals));
      const where = `proposal ${unknown}:`;
      expect(approvals((list) => list.pop())).toBe(
        `${where} has 1 approvals, but its entries mention 2\n${where} was approved by 1 where 2 are needed (approvals)`,
      );
      expect(approvals((list) => list.push({ ...(list[0] as Proposal['approvals'][number]) }))).toBe(
        `${where} has 3 approvals, but its entries mention 2\n${where} was approved by usr_grace twice (approvals.2)`,
      );
      const alteredBy = (change: object) => approvals((list) => Object.assign(list[0] as object, change));
      const entry = /entry \d+ \(proposal.approval_added\)/.source;
      expect(alteredBy({ decision: 'reject' })).toMatch(
        new RegExp(
          `has the approvals.0.decision "reject", but ${entry} says "approve"\n.* was approved by 1 where 2 are`,
        ),
      );
      expect(alteredBy({ payload_hash: '0'.repeat(64) })).toMatch(/has the approvals.0.payload_hash "0+"/);
      expect(alteredBy({ comment: null })).toMatch(
        new RegExp(`has the approvals.0.comment .*, which ${entry} does not commit`),
      );
      const eve = { type: 'user', id: 'usr_eve', display_name: 'Eve', accountable: 'usr_eve' };
      expect(alteredBy({ approver: eve })).toMatch(/"usr_eve"/);
      const byAgentOf = (accountable: string) =>
        approvals((list) => Object.assign(list[1]?.approver as object, { accountable }));
      expect(byAgentOf('usr_grace')).toMatch(
        /has the approvals.1.approver.accountable "usr_grace", but .* "usr_hedy"\n.* was approved by usr_grace twice/,
      );
    });

    it('are named if the entries do not lead to their outcome', () => {
      expect(told((copy) => Object.assign(proposal(copy, 3), { status: 'approved' }))).toBe(
        [
          `proposal ${rejected}: has the status "approved", but the last of its entries says "rejected"`,
          `proposal ${rejected}: was approved by 0 where 1 is needed (approvals)`,
        ].join('\n'),
      );
      expect(told((copy) => Object.assign(proposal(copy, 4).policy, { decision: 'auto_approve' }))).toMatch(
        new RegExp(`^proposal ${denied}: has the policy.decision "auto_approve", but entry \\d+ \\(proposal.denied\\)`),
      );
      expect(told((copy) => Object.assign(proposal(copy, 2).check as object, { outcome: 'ok' }))).toMatch(
        /has the check.outcome "ok", but entry \d+ \(proposal.checked\) says "would_fail"/,
      );
      expect(told((copy) => Object.assign(proposal(copy, 2).check?.problems[0] as object, { problem: 'x' }))).toMatch(
        /has problems of its check that entry \d+ \(proposal.checked\) does not commit to/,
      );
      expect(told((copy) => delete proposal(copy, 0).check)).toMatch(/\(proposal.created\) says "ok"/);
      const failed = told((copy) => Object.assign(copy.actions[0] as object, { status: 'failed' }));
      expect(failed).toContain(
        `proposal ${executed}: is "executed", but its action ${actions[0]?.action_id} is "failed"`,
      );
      expect(failed).toMatch(/has the status "failed", but entry \d+ \(action.succeeded\) says "succeeded"/);
    });

    it('are named if entries were left out, unless the entry changes nothing', () => {
      const of = (type: string) => (copy: PacketPredicate) =>
        copy.entries.splice(
          copy.entries.findIndex((entry) => entry.type === type),
          1,
        );
      expect(told(of('proposal.approval_added'))).toMatch(
        new RegExp(`^entries: lack version 2 of ${unknown}, before entry`),
      );
      expect(told(of('action.retried'))).toMatch(/^entries: lack version 3 of act_\w+, before entry/);
      expect(told(of('proposal.rejected'))).toContain(`proposal ${rejected}: has the version 2, but entry`);
      expect(told(of('proposal.approve_refused'))).toBe('');
    });
  });

  it('names a checkpoint that is unsigned, signed by another key, or of another tenant', () => {
    const [, size = ''] = packet.predicate.checkpoint.split('\n');
    const root = Buffer.from(packet.predicate.checkpoint.split('\n')[2] ?? '', 'base64');
    const told = (checkpoint: string) => problemsOf(packet.seal({ ...packet.copy(), checkpoint })).join('\n');
    const stranger = new TestSigner('checkpoint');
    expect(told(packet.checkpointOf(Number(size), root, stranger))).toMatch(
      /^checkpoint: is signed by no key of the key set/,
    );
    const misused = packet.checkpointOf(Number(size), root, packet.packetSigner);
    expect(told(misused)).toMatch(/^checkpoint: is signed by sig_\w+, which is a key for packet and must not sign/);
    const elsewhere = packet.checkpointOf(Number(size), root, packet.checkpointSigner, 'ten_other');
    expect(told(elsewhere)).toBe('tenant_id: is not the tenant of the log workgate.test/logs/ten_other');
    expect(told('nonsense')).toMatch(/^checkpoint: is not a signed note/);
    const grown = packet.predicate.checkpoint.replace(`\n${size}\n`, `\n${Number(size) + 1}\n`);
    expect(told(grown)).toMatch(/^checkpoint: was altered: the signature by sig_\w+ does not match its text/);
  });

  it('names a missing signature, one by an unknown key, and one by a key for another purpose', () => {
    const unsigned = JSON.stringify({ ...JSON.parse(packet.seal()), signatures: [] });
    expect(problemsOf(unsigned)).toEqual(['signature: is missing']);
    const stranger = new TestSigner('packet');
    expect(problemsOf(packet.seal(packet.predicate, stranger))).toEqual([
      `signature: is by "${stranger.keyId}", which is not in the key set; get the key set again if keys were rotated`,
    ]);
    for (const signer of [packet.otherSigner, packet.checkpointSigner]) {
      expect(problemsOf(packet.seal(packet.predicate, signer))).toEqual([
        `signature: is by ${signer.keyId}, which is a key for ${signer.purpose} and must not sign packets`,
      ]);
    }
  });

  // DSSE allows a missing or empty key id, because the id is only a hint.
  it.each([undefined, '', null])('has no problem if the signature gives %j as its key id', (keyid) => {
    const namedBy = (text: string) => {
      const envelope = JSON.parse(text);
      envelope.signatures[0].keyid = keyid;
      return JSON.stringify(envelope);
    };
    expect(verifyPacket(namedBy(packet.seal()), packet.keys)).toMatchObject({
      verified: true,
      packetKeyId: packet.packetSigner.keyId,
    });
    for (const signer of [new TestSigner('packet'), packet.checkpointSigner]) {
      expect(problemsOf(namedBy(packet.seal(packet.predicate, signer)))).toEqual([
        'signature: names no key, and no packet key of the key set has signed this payload; get the key set again if keys were rotated',
      ]);
    }
  });

  it('has no problem if there is a second signature beside the right one', () => {
    const envelope = JSON.parse(packet.seal());
    envelope.signatures.unshift({ keyid: 'unknown', sig: 'AAAA' });
    expect(problemsOf(JSON.stringify(envelope))).toEqual([]);
  });

  it.each<[string, (statement: Record<string, unknown>) => void, string]>([
    [
      'an unknown section',
      (s) => Object.assign(s['predicate'] as object, { surprises: [] }),
      'predicate: holds "surprises"',
    ],
    ['a wrong predicate type', (s) => Object.assign(s, { predicateType: 'https://x' }), 'predicateType: is not "https'],
    ['a wrong statement type', (s) => Object.assign(s, { _type: 'https://x' }), '_type: is not "https'],
    [
      'a missing section',
      (s) => delete (s['predicate'] as Record<string, unknown>)['messages'],
      'predicate: must have',
    ],
    [
      'a wrong subject',
      (s) => Object.assign(s, { subject: [{ name: 'wi_x', digest: { sha256: '0'.repeat(64) } }] }),
      'subject: does not',
    ],
  ])('names %s of the statement', (_name, change, told) => {
    const statement = JSON.parse(Buffer.from(JSON.parse(packet.seal()).payload, 'base64').toString());
    change(statement);
    expect(problemsOf(sealText(JSON.stringify(statement))).join('\n')).toContain(told);
  });

  it('names a statement that readers may parse differently', () => {
    const text = Buffer.from(JSON.parse(packet.seal()).payload, 'base64').toString();
    expect(problemsOf(sealText(`${text} `))).toEqual(['statement: is not in its canonical form (RFC 8785)']);
    const twice = text.replace('"status":"in_progress"', '"status":"closed","status":"in_progress"');
    expect(problemsOf(sealText(twice))).toEqual(['statement: is not in its canonical form (RFC 8785)']);
    expect(problemsOf(sealText('{'))).toEqual(['statement: is not JSON']);
  });

  it('names a wrong type of payload', () => {
    const payload = Buffer.from(JSON.parse(packet.seal()).payload, 'base64');
    const envelope = signEnvelope('application/json', payload, packet.packetSigner);
    expect(problemsOf(JSON.stringify(envelope))).toEqual([
      'payloadType: is "application/json", not "application/vnd.in-toto+json"',
    ]);
  });

  const sealText = (text: string) => JSON.stringify(signEnvelope(PAYLOAD_TYPE, Buffer.from(text), packet.packetSigner));
});

describe('the authority of a packet', () => {
  const person = (name: string) => ({ type: 'user', id: `usr_${name}`, display_name: name }) as const;
  const approver = (name: string) => ({ ...person(name), accountable: `usr_${name}` });
  const agentOf = (name: string) => ({
    ...{ type: 'delegation', id: 'dlg_1', display_name: 'Agent' },
    ...{ accountable: `usr_${name}` },
  });
  // Packets of earlier releases hold no derivation of the voices.
  const told = (options: StoryOptions) => {
    const story = new TestPacket({ ...options, toldVoices: () => undefined });
    const { verified, problems } = verifyPacket(story.seal(), story.keys);
    return { verified, problems: problems.map(({ problem }) => problem) };
  };

  it('suffices if independent people approved and settled', () => {
    expect(told({ approvers: [approver('grace'), approver('hedy')], settledBy: person('eve') })).toEqual({
      verified: true,
      problems: [],
    });
  });

  it.each<[string, StoryOptions, string]>([
    [
      'the person for whom it was proposed approved',
      { approvers: [approver('grace'), approver('ada')] },
      'was approved by usr_ada, who is accountable for it (approvals.1)',
    ],
    [
      'an agent of that person approved',
      { approvers: [agentOf('ada') as never, approver('hedy')] },
      'was approved by usr_ada, who is accountable for it (approvals.0)',
    ],
    [
      'somebody else who is accountable approved',
      { accountables: ['usr_ada', 'usr_grace'] },
      'was approved by usr_grace, who is accountable for it (approvals.0)',
    ],
    [
      'one person approved twice',
      { approvers: [approver('hedy'), approver('hedy')] },
      'was approved by usr_hedy twice (approvals.1)',
    ],
    [
      'a person and their agent approved',
      { approvers: [approver('hedy'), agentOf('hedy') as never] },
      'was approved by usr_hedy twice (approvals.1)',
    ],
    [
      'its amount needed a person and nobody approved',
      { automaticFacts: { auto_approve_up_to: 5_000 } },
      'was approved without a person, although its amount of 60000 is above the limit of 5000 (facts)',
    ],
    [
      'there was no limit for its amount and nobody approved',
      { automaticFacts: { auto_approve_up_to: null } },
      'was approved without a person, although there is no limit up to which none is needed (facts)',
    ],
    [
      'its risk was high and nobody approved',
      { automaticFacts: { risk: 'high' } },
      'was approved without a person, although its risk is high (facts)',
    ],
    [
      'it had twins and nobody approved',
      { automaticFacts: { twins: 1 } },
      'was approved without a person, although it has earlier twins (facts)',
    ],
    [
      'the author of a looser pack confirmed it',
      { automaticFacts: { changes: [{ ...LOOSER, confirmed_by: 'usr_ada' }] } },
      'was decided under version 4 of pack/customer_support, which its own author usr_ada confirmed (facts)',
    ],
    [
      'one person approved where two are needed',
      { isSingle: true, isShort: true },
      'was approved by 1 where 2 are needed (approvals)',
    ],
    [
      'one person approved where two are needed, and policy denied it after an attempt',
      { isSingle: true, isShort: true, isDeniedLater: true },
      'was approved by 1 where 2 are needed (approvals)',
    ],
    [
      'somebody who is accountable settled the outcome',
      { settledBy: person('ada') },
      'was settled by usr_ada, who is accountable for its proposal',
    ],
  ])('does not suffice if %s, though log, hashes and signatures agree', (_, options, problem) => {
    expect(told(options)).toEqual({ verified: false, problems: [problem] });
  });

  it.each([
    ['somebody else', { confirmed_by: 'usr_hedy' }],
    ['the operator', { confirmed_by: null, reason: 'Nobody else was there.' }],
    ['its author, who administers alone', { confirmed_by: 'usr_ada', alone: true as const }],
  ])('suffices if a looser pack was confirmed by %s', (_, confirmed) => {
    expect(told({ automaticFacts: { changes: [{ ...LOOSER, ...confirmed }] } }).verified).toBe(true);
  });

  it.each(['none', 'late'] as const)('does not suffice if the claim of an attempt is "%s"', (claim) => {
    const begun = /^was begun with entry \d+ \(action\.started\), before its proposal was claimed for it$/;
    expect(told({ claim })).toEqual({ verified: false, problems: [expect.stringMatching(begun)] });
  });
});

describe('a report', () => {
  it('replaces characters of a packet that could control a terminal', () => {
    const copy = packet.copy();
    copy.messages.push({ ...copy.messages[0], message_id: '\u001b[2J\nverified\u202e' } as never);
    const text = formatReport('p.json', verifyPacket(packet.seal(copy), packet.keys));
    expect(text).toContain('message \ufffd[2J\ufffdverified\ufffd: was never logged');
  });

  it('stops after many problems and says how many more there are', () => {
    const copy = packet.copy();
    copy.messages.push(
      ...Array.from({ length: 80 }, (_, n) => ({ ...copy.messages[0], message_id: `m${n}` }) as never),
    );
    const lines = formatReport('p.json', verifyPacket(packet.seal(copy), packet.keys)).split('\n');
    expect(lines[0]).toMatch(/^p\.json: NOT verified \(it claims to be of wi_/);
    expect(lines).toHaveLength(52);
    expect(lines.at(-1)).toMatch(/and \d+ more/);
  });
});

describe('a key set', () => {
  it.each([[null], [[]], [{}], [{ keys: 1 }], ['x']])('is refused if it is %j', (value) => {
    expect(() => readKeySet(value)).toThrow(AppError);
  });

  it('may hold keys of other kinds, which are ignored', () => {
    const rsa = { kty: 'RSA', kid: 'r', n: 'AQAB', e: 'AQAB' };
    const { purpose: _, ...withoutPurpose } = new TestSigner('packet').jwk;
    expect(readKeySet({ keys: [rsa, null, withoutPurpose, packet.packetSigner.jwk] })).toHaveLength(1);
  });

  it('is refused if a key is not an Ed25519 key', () => {
    expect(() => readKeySet({ keys: [{ ...packet.packetSigner.jwk, x: 'AAAA' }] })).toThrow(/not an Ed25519 key/);
  });
});
