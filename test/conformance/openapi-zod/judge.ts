/** Prints which payloads the generated schemas accept. The argument is the path of the client. */
import { pathToFileURL } from 'node:url';

interface Schema {
  safeParse: (value: unknown) => { success: boolean };
}

const { schemas } = (await import(pathToFileURL(process.argv[2] ?? '').href)) as { schemas: Record<string, Schema> };
const refund = { order_id: '1', amount: '1.00', currency: 'EUR', reason: 'other' };
const takes = (name: string, value: object) => schemas[name]?.safeParse(value).success;
const judged = {
  right: takes('CommerceRefundPayload', { ...refund, type: 'commerce_refund' }),
  misspelt: takes('CommerceRefundPayload', { ...refund, type: 'commerce_refundd' }),
  other: takes('ChatPostMessagePayload', { channel_id: 'C0123456789', text: 'x', type: 'commerce_refund' }),
};
process.stdout.write(JSON.stringify(judged));
