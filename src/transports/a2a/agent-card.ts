import type { AgentCard, AgentSkill } from '@a2a-js/sdk';
import { serverInfo } from '../../../generated/mcp/tools.ts';
import type { AgentScope } from '../../identity/index.ts';
import { isKnownOperation, OPERATIONS } from '../../operations/index.ts';
import type { Pack, PackOperation } from '../../policy/index.ts';
import { EXTENSION_URI, type Extension, type RequestedAction } from './extension.ts';
import { MEDIA_TYPES } from './incoming.ts';
import { ACTION_SCOPES } from './sending.ts';
import { A2A_PATH } from './versions.ts';

interface Skill {
  about: Pick<AgentSkill, 'id' | 'name' | 'description' | 'tags' | 'examples'>;
  governance: Extension['SkillGovernance'];
}

const NO_APPROVAL: Extension['SkillGovernance']['approval'] = { policy: [], people_at_most: 0 };

/**
 * Creates the agent card of A2A 1.0. Its skills are the abilities of the door itself, and the operations of the shipped
 * pack that every tenant has.
 * @param baseUrl Origin at which agents reach the service.
 */
export function createAgentCard(baseUrl: string, pack: Pack): AgentCard {
  const skills = [...doorSkills(), ...operationSkills(pack)];
  const parameters: Extension['CardParameters'] = {
    skills: Object.fromEntries(skills.map(({ about, governance }) => [about.id, governance])),
  };
  const url = `${baseUrl}${A2A_PATH}`;
  return {
    name: 'Workgate',
    description:
      'Takes in work and follows it up. Side effects happen only through governed proposals: policy or people decide.',
    version: serverInfo.version,
    provider: undefined,
    documentationUrl: `${baseUrl}/docs`,
    supportedInterfaces: ['1.0', '0.3'].map((protocolVersion) => ({
      url,
      protocolBinding: 'JSONRPC',
      tenant: '',
      protocolVersion,
    })),
    capabilities: {
      streaming: true,
      pushNotifications: false,
      extensions: [
        {
          uri: EXTENSION_URI,
          description: 'Proposes, executes and proves governed actions. Agents need not know it.',
          required: false,
          params: parameters,
        },
      ],
    },
    securitySchemes: {
      bearer: {
        scheme: {
          $case: 'httpAuthSecurityScheme',
          value: {
            description: 'A delegation that a person has issued, or an API key.',
            scheme: 'bearer',
            bearerFormat: 'JWT',
          },
        },
      },
      apiKey: {
        scheme: {
          $case: 'apiKeySecurityScheme',
          value: { description: 'An API key of the tenant.', location: 'header', name: 'X-Api-Key' },
        },
      },
    },
    securityRequirements: [{ schemes: { bearer: { list: [] } } }, { schemes: { apiKey: { list: [] } } }],
    defaultInputModes: MEDIA_TYPES,
    defaultOutputModes: MEDIA_TYPES,
    skills: skills.map(({ about }) => ({ ...about, inputModes: [], outputModes: [], securityRequirements: [] })),
    signatures: [],
  };
}

/** Returns the skills that the door offers for any kind of work. */
function doorSkills(): Skill[] {
  const risks = Object.values(OPERATIONS).map(({ highestRisk }) => highestRisk);
  const highest = (['high', 'medium', 'low'] as const).find((risk) => risks.includes(risk)) ?? 'low';
  return [
    {
      about: {
        id: 'create_work_item',
        name: 'Take in work',
        description: 'Opens a task with a message, takes follow-ups, and tells what becomes of it.',
        tags: ['intake', 'support'],
        examples: ['The parcel of order 1234 came twice. Please refund one.'],
      },
      governance: governanceOf(null, { approval: NO_APPROVAL, dry_run: false, risk: 'none' }),
    },
    {
      about: {
        id: 'execute_action',
        name: 'Execute an approved action',
        description: 'Executes, once, what was proposed in the task and approved, or says what executing it would do.',
        tags: ['actions', 'governance'],
        examples: [exampleOf({ type: 'execute', proposal_id: 'prop_01h455vb4pex5vsknk084sn02q' })],
      },
      governance: governanceOf('execute', { approval: NO_APPROVAL, dry_run: true, risk: highest }),
    },
    {
      about: {
        id: 'export_packet',
        name: 'Export the evidence',
        description: 'Exports what happened in the task as a signed packet that anybody can check offline.',
        tags: ['evidence', 'audit'],
        examples: [exampleOf({ type: 'export_evidence' })],
      },
      governance: governanceOf('export_evidence', { approval: NO_APPROVAL, dry_run: false, risk: 'none' }),
    },
  ];
}

/** Returns a skill for each operation that agents can propose under the pack. */
function operationSkills({ operations }: Pack): Skill[] {
  return [...operations].flatMap(([name, said]) => {
    if (!isKnownOperation(name) || said === null) return [];
    const { title, highestRisk, resourceType, example: payload } = OPERATIONS[name];
    const proposal = {
      integration_id: 'int_01h455vb4pex5vsknk084sn02q',
      approval_reason: 'The parcel arrived twice; the customer returned one.',
      payload,
    };
    return {
      about: {
        id: name,
        name: title,
        // ASCII only, like the whole card: Python's SDK of 0.3 verifies other characters in a different form.
        description: `${title}: proposes it on a resource of the kind ${resourceType}; policy or people approve it before it is executed.`,
        tags: ['actions', 'governance', resourceType],
        examples: [exampleOf({ type: 'propose', proposal })],
      },
      governance: governanceOf('propose', { approval: approvalOf(said), dry_run: true, risk: highestRisk }),
    };
  });
}

/** Returns the data of the part that asks for an action. Agents put in their own ids. */
function exampleOf(action: RequestedAction): string {
  return JSON.stringify({ action } satisfies Extension['ActionPart']);
}

/**
 * Describes the approvals of an operation, without the limits themselves. The card is public, and limits would reveal
 * which amounts nobody reviews.
 */
function approvalOf(said: PackOperation): Extension['SkillGovernance']['approval'] {
  if (said.money === undefined)
    return { policy: ['require_approval', 'deny'], people_at_most: said.approvals?.approvals ?? 1 };
  const { autoApproveUpTo, twoApprovalsAbove } = said.money;
  const auto = autoApproveUpTo.size > 0 ? (['auto_approve'] as const) : [];
  return { policy: [...auto, 'require_approval', 'deny'], people_at_most: twoApprovalsAbove.size > 0 ? 2 : 1 };
}

function governanceOf(
  action: RequestedAction['type'] | null,
  more: Pick<Extension['SkillGovernance'], 'approval' | 'dry_run' | 'risk'>,
): Extension['SkillGovernance'] {
  const scopes: AgentScope[] = ['agent.work.write', ...(action === null ? [] : [ACTION_SCOPES[action]])];
  return { scopes, action, ...more };
}
