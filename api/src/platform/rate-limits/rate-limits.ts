/** How often one address, person or account may call what shares the limit's name. */
export interface RateLimit {
  name: string;
  max: number;
  windowSeconds: number;
  /**
   * `caller`: a person at one address, so that nobody who has got hold of a token elsewhere uses up what is theirs.
   * `sender`: the device that the body names, since one network server speaks for thousands; a route counts it itself,
   * by `http.countRequest`, when it has read the body. `everybody`: all callers together, for what costs room on the disk.
   */
  by: 'address' | 'user' | 'caller' | 'sender' | 'everybody';
  /**
   * `together`: by all processes of the installation, for what must not be guessed and what costs others something: a
   * second process must not be a second chance. Undefined: by each process, for what keeps a process from being
   * flooded, since two of them carry twice as much.
   */
  counted?: 'together';
}

const perMinute = (name: string, max: number): RateLimit => ({ name, max, windowSeconds: 60, by: 'address' });
const together = (limit: RateLimit): RateLimit => ({ ...limit, counted: 'together' });

/** Limits of the old wire (reference section 0), and a few of our own. */
export const rateLimits = {
  /** What a signed-in person calls is limited by what it costs; who works quickly makes 66 calls a minute. */
  reading: { name: 'reading', max: 600, windowSeconds: 60, by: 'caller' },
  writing: { name: 'writing', max: 120, windowSeconds: 60, by: 'caller' },
  register: together(perMinute('register', 6)),
  login: together(perMinute('login', 20)),
  /** A page of the way in asks for one by itself, and many people may be behind one address. */
  passkeyChallenge: together(perMinute('passkey-challenge', 60)),
  /** Each makes a row, and many people may be behind one address. */
  providerAttempt: together(perMinute('provider-attempt', 60)),
  reminder: together(perMinute('reminder', 3)),
  reset: together(perMinute('reset', 3)),
  verifyLink: together(perMinute('verify-link', 6)),
  verifyCode: together(perMinute('verify-code', 6)),
  resend: together(perMinute('resend', 3)),
  /** A rule that is tried on a year of measurements costs as much as a hundred other calls. */
  trying: { name: 'trying', max: 20, windowSeconds: 60, by: 'caller' },
  /** Workbooks of everything, as the old wire has it. */
  exporting: together({ name: 'exporting', max: 3, windowSeconds: 60, by: 'user' }),
  /** Files that addresses with tickets open: each may take a while. */
  ticketFiles: perMinute('ticket-files', 30),
  /** Each reads up to twelve photos, which takes seconds of a processor. */
  scanning: perMinute('scanning', 10),
  /** Links of invitations: nobody guesses one. */
  invitation: together(perMinute('invitation', 6)),
  /** Whoever sits at an open device may not guess at the password. */
  secondFactor: together({ name: 'second-factor', max: 10, windowSeconds: 60, by: 'user' }),
  /** The same; and nobody may have a stranger's address flooded with mail. */
  ownAccount: together({ name: 'own-account', max: 10, windowSeconds: 60, by: 'user' }),
  /** Ten times as often as any device measures, so that one that was without a network can catch up. */
  device: { name: 'device', max: 120, windowSeconds: 60, by: 'sender' },
  /** Messages of devices that nobody has registered. */
  unknownDevice: perMinute('unknown-device', 60),
  /** Of all addresses together: each of these messages is a row, until somebody registers the device. */
  unknownDevices: { name: 'unknown-devices', max: 600, windowSeconds: 60, by: 'everybody' },
  /** Calendars read again and again, many people's from the addresses of one provider. */
  calendar: perMinute('calendar', 300),
  /** What anybody may read, as the state of the service. */
  open: perMinute('open', 60),
  /** Screens of public dashboards: a house may have a hundred of them behind one address. */
  dashboard: perMinute('dashboard', 600),
  /** Pictures: a page of a diary shows a hundred, and asks for each again. */
  photos: perMinute('photos', 2400),
  /** Pieces of photos of a whole day in the field, sent when there is a signal again. */
  photoPieces: { name: 'photo-pieces', max: 600, windowSeconds: 60, by: 'caller' },
  /** Tokens that nobody has: guessing is counted by address, since there is no user. */
  rejectedToken: together(perMinute('rejected-token', 60)),
} satisfies Record<string, RateLimit>;
