import { App, LogLevel, type Receiver } from '@slack/bolt';

/** What an app that is written with the platform's own framework is told of an interaction. */
export interface Heard {
  kind: 'action' | 'form';
  /** Of the button, or of the form. */
  id: string;
  userId: string;
  teamId: string | undefined;
}

/** The framework of the platform, as a judge of what our stand-in for it sends: it hears the same. */
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

  /** What an app hears of a payload. One is sent after the other, so that it is known of which it hears. */
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
