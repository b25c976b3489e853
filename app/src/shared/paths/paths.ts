/** An address of the app: where a route stands and how a link to it is written. */
export interface Path<Query extends string = string> {
  readonly path: string;
  /** @param query what is empty or undefined is left out */
  readonly href: (query?: Readonly<Partial<Record<Query, string>>>) => string;
}

/** @param _names the query fields the route reads; they only type `href` */
function definePath<const Query extends string = never>(
  path: string,
  _names?: readonly Query[],
): Path<Query> {
  return {
    path,
    href: (query) => {
      const fields = new URLSearchParams();
      for (const [name, value] of Object.entries<string | undefined>(query ?? {})) {
        if (value) fields.set(name, value);
      }
      const text = fields.toString();
      return text ? `${path}?${text}` : path;
    },
  };
}

/**
 * Every address there is (routes of the specification's point 2); no other file writes one. A route is listed
 * when its page exists.
 */
export const paths = {
  root: definePath('/'),
  home: definePath('/home', ['to']),
  login: definePath('/login', ['to']),
  logout: definePath('/logout'),
  /** Takes a one-time ticket from its address (S01). */
  ticketLogin: definePath('/tjLogin', ['to']),
  /**
   * `menu`: a navigation code without a place of its own (S42). `panel`: `acts` shows what was done against me (N06, D91), `memberships` my
   * iron-fan memberships, `iron` and `ironMembers` those of a `channel` (S45). `club`: id of the channel whose fan club is over it (D91).
   */
  homepage: definePath('/hljw/homepage', ['menu', 'panel', 'channel', 'club']),
  /** `panel`: `exchange` opens the exchange of coins over it (D91), `memberships` and `iron` with `channel` as of `homepage`. */
  myGold: definePath('/user/myGold', ['panel', 'channel']),
  /**
   * `order`: one that was made, to pay it or to see where its money is. `to`: where the member came from, and goes
   * back to (V05). `channel`: where the recharge began (K29), with the `live_id` of a live session.
   */
  pay: definePath('/user/pay', ['order', 'to', 'channel', 'live_id', 'panel']),
  /** Beans and coins by card, for members overseas; the query as of `pay`. */
  cardPay: definePath('/hwStripe', ['order', 'to', 'channel', 'live_id', 'panel']),
  payAgreement: definePath('/pindao/payAgreement'),
  payAgreementOverseas: definePath('/pindao/payAgreementHW'),
  coinAgreement: definePath('/pindao/payGoldCoinAgreement'),
  exchangeAgreement: definePath('/pindao/exchangeAgreement'),
  /** The terms of subscribing (V35); not a route of the specification, which names none for them. */
  channelAgreement: definePath('/pindao/channelAgreement'),
  serviceAgreement: definePath('/staticArea/agreement'),
  credits: definePath('/hljw/creditsIndex'),
  /** `to`: where it leads after the claim; without it the homepage. */
  newcomerGift: definePath('/hljw/gameOfWealth/newsUserGifts', ['to']),
  /**
   * `group`: the class group to show; without it the first. `packet`: `draft` gives the form of a red packet back
   * that was left for a recharge (V05); the number of a packet shows who took what of it.
   * `side`: the panel beside the talk. `notice`: `write` while an announcement is written, so that going back is asked about (V15).
   * `panel`, `channel` and `club` as of `homepage` (D91).
   */
  chat: definePath('/chat', ['group', 'packet', 'side', 'notice', 'panel', 'channel', 'club']),
  /** The viewer's way into a live session: checks first, then the room. */
  liveMiddlePage: definePath('/pindao/pdLiveMiddlePage', ['live_id']),
  /** `panel`: `goods`, `cart` or `checkout` opens its shop; the number of an order shows how that is paid (S49, D91). */
  liveRoom: definePath('/pindao/pdLive', ['live_id', 'panel', 'club']),
  /** S37: what was recorded of a live session, also while it is on air; `panel` and `club` as of `liveRoom`. */
  livePlayback: definePath('/pindao/livePlayback', ['live_id', 'panel', 'club']),
  /** The streamer's way to the console; `panel` of the console: `ironMembers` shows the iron fans of its channel. */
  streamerLoading: definePath('/jwLive/loading', ['live_id']),
  streamer: definePath('/jwLive/jwLive', ['live_id', 'panel']),
  /** S38: the frozen viewers of a channel; of the member's own where none is named. */
  customerList: definePath('/jwLive/customerList', ['channel_id']),
  /** S36: who watched a live session. */
  viewList: definePath('/jwLive/viewList', ['live_id']),
  /** S26. `file`: id of a private file that the member may read. */
  pdfView: definePath('/hljw/pdfView', ['file']),
  docxView: definePath('/hljw/docxView', ['file']),
  xlsxView: definePath('/hljw/xlsxView', ['file']),
  /** For those who look after the platform (S42); not a route of the specification either. */
  desk: definePath('/staff/desk'),
  /** For inspectors and administrators, beside the desk; not a route of the specification either (P04). */
  reports: definePath('/staff/reports'),
  /** For administrators; not a route of the specification, which has none for staff (N04). */
  reconciliation: definePath('/staff/conservation'),
  /** P04, T02: bans of channels, for inspectors and administrators. */
  bans: definePath('/staff/bans'),
  /** With `live_id` the live session is edited, without it a new one is made. */
  liveSetting: definePath('/pindao/liveSetting', ['live_id', 'channel_id']),
} as const;

const known: ReadonlySet<string> = new Set(Object.values(paths).map(({ path }) => path));

/** Whether an address of the specification has a page yet. */
export const isKnownPath = (path: string): boolean => known.has(path);
