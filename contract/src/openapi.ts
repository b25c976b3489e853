import { z } from 'zod';
import { callPath, callsByName, type Access, type Call, type FeatureCalls } from './call.ts';
import { errors, type MsgKey } from './index.ts';
import { envelope } from './shared/envelope.ts';
import { codes } from './shared/errors.ts';

/** A JSON object whose shape OpenAPI 3.1 fixes; kept loose, since nothing of ours reads it back. */
export type OpenApiObject = Readonly<Record<string, unknown>>;
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: OpenApiObject;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, OpenApiObject>>;
  readonly components: OpenApiObject;
}

/** Refusals any call may answer with, whatever else it names. */
const always: readonly MsgKey[] = [
  'system.error',
  'system.unavailable',
  'system.too_fast',
  'request.invalid',
  'account.login_required',
];

const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
} as const;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): OpenApiObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function whoMay(access: Access): string {
  if (access === 'open') return 'everybody';
  return access === 'member' ? 'members' : `members with the role ${access.join(' or ')}`;
}

const describe = (call: Call): string =>
  [
    `Open to: ${whoMay(call.access)}.`,
    `Rate class: ${call.rate}.`,
    call.writes
      ? 'Changes something: the header `client: pc` is required, and a repeated `request_id` acts once.'
      : 'Changes nothing.',
    call.flat ? 'The fields of `data` stand at the top of the body as well, with `status`.' : '',
  ]
    .filter(Boolean)
    .join(' ');

const refusals = (call: Call): string =>
  [...new Set([...call.errors, ...always])]
    .map((key) => {
      const spec = errors[key as MsgKey];
      return `- \`${key}\` (${spec.code}): ${spec.msg}`;
    })
    .join('\n');

/** `query` calls take their fields in the address, the others in the body; a file is a field of its own. */
function request(call: Call): OpenApiObject {
  const schema = schemaOf(call.input, 'input') as {
    properties?: Record<string, OpenApiObject>;
    required?: string[];
  };
  const properties = schema.properties ?? {};
  const required = new Set(schema.required);
  if (call.encoding === 'query') {
    return {
      parameters: Object.entries(properties).map(([name, property]) => ({
        name,
        in: 'query',
        required: required.has(name),
        schema: property,
      })),
    };
  }
  const body =
    call.encoding === 'multipart'
      ? {
          ...schema,
          properties: { ...properties, file: { type: 'string', format: 'binary' } },
          required: [...required, 'file'],
        }
      : schema;
  // Every call takes a form and JSON alike (D12); the first named is what our own app sends.
  const sent = mediaTypes[call.encoding];
  const others = call.encoding === 'multipart' ? [] : [mediaTypes.form, mediaTypes.json];
  return {
    requestBody: {
      required: required.size > 0,
      content: Object.fromEntries([...new Set([sent, ...others])].map((type) => [type, { schema: body }])),
    },
  };
}

function answer(call: Call): OpenApiObject {
  const data = schemaOf(call.output, 'output') as { properties?: Record<string, OpenApiObject> };
  const whole = schemaOf(envelope, 'output') as { properties: Record<string, OpenApiObject> };
  return {
    ...whole,
    properties: {
      ...(call.flat ? { ...data.properties, status: { type: 'integer', const: codes.ok } } : {}),
      ...whole.properties,
      data,
    },
  };
}

function operation(name: string, call: Call): OpenApiObject {
  const header = { name: 'client', in: 'header', required: true, schema: { const: 'pc' } };
  const asked = request(call);
  const parameters = [
    ...((asked['parameters'] as OpenApiObject[] | undefined) ?? []),
    ...(call.writes ? [header] : []),
  ];
  return {
    operationId: name,
    tags: [call.service],
    summary: `${call.id}. ${call.summary}`,
    description: describe(call),
    security: call.access === 'open' ? [{}, { token: [] }] : [{ token: [] }],
    ...asked,
    ...(parameters.length > 0 ? { parameters } : {}),
    responses: {
      200: {
        description: `Success, or a refusal in the same envelope:\n\n${refusals(call)}`,
        content: { 'application/json': { schema: answer(call) } },
      },
      default: {
        description: 'The same envelope with HTTP 404, 405, 413, 415, 429, 500 or 503.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
      },
    },
    'x-access': call.access,
    'x-rate': call.rate,
    'x-errors': call.errors,
  };
}

/**
 * The OpenAPI 3.1 page of every call, made from the contract itself.
 * @param features by feature and verb; an operation's id is `feature.verb`
 */
export function openApi(features: FeatureCalls): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiObject>> = {};
  const calls: Readonly<Record<string, Call>> = callsByName(features);
  for (const [name, call] of Object.entries(calls)) {
    (paths[callPath(call)] ??= {})[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Goldbean',
      version: '1.0.0',
      description:
        'Every answer is `{code, msg, msg_key, data, request_id}`. `code` 200 is success; `msg_key` names the ' +
        'rule that refused. Fields travel as a form or as JSON; with a file, as multipart.',
    },
    tags: [...new Set(Object.values(calls).map((call) => call.service))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'Given by `hljwgo/v2/login`; also taken as a field of the body or the query.',
        },
      },
      schemas: { Envelope: schemaOf(envelope, 'output') },
    },
  };
}
