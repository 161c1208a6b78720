import { App, LogLevel, type Receiver } from '@slack/bolt';

/** An interaction as Bolt, the platform's own framework, reports it to an app. */
export interface Heard {
  kind: 'action' | 'form';
  /** Action id of the button, or callback id of the form. */
  id: string;
  userId: string;
  teamId: string | undefined;
}

/**
 * An app built with Bolt, the platform's own framework. Tests send it our fake platform's payloads to prove that they
 * are in the real format.
 */
export class BoltJudge {
  readonly #app: App;
  #heard: Heard[] = [];
  #last: Promise<Heard[]> = Promise.resolve([]);

  constructor() {
    const receiver: Receiver = { init: () => undefined, start: async () => undefined, stop: async () => undefined };
    const authorize = async () => ({ botToken: 'xoxb-of-a-test', botId: 'B0TEST', botUserId: 'U0TEST' });
    this.#app = new App({ receiver, authorize, logLevel: LogLevel.ERROR });
    this.#app.action({ type: 'block_actions' }, async ({ ack, body, action }) => {
      await ack();
      const id = 'action_id' in action ? action.action_id : '';
      this.#heard.push({ kind: 'action', id, userId: body.user.id, teamId: body.team?.id });
    });
    this.#app.view(/.+/, async ({ ack, body, view }) => {
      await ack();
      this.#heard.push({ kind: 'form', id: view.callback_id, userId: body.user.id, teamId: body.team?.id });
    });
  }

  /**
   * Returns the interactions that the app receives from a payload. Payloads are sent one at a time, so that each
   * interaction can be attributed to its payload.
   */
  hear(payload: object): Promise<Heard[]> {
    const hearing = this.#last.then(async () => {
      this.#heard = [];
      await this.#app.processEvent({ body: payload as never, ack: async () => undefined });
      return this.#heard;
    });
    this.#last = hearing.catch(() => []);
    return hearing;
  }
}
