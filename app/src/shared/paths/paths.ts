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
   * `menu`: one part of it (S03), or a navigation code without a place of its own (S42), which is the whole. `panel`: `acts` shows what was done against me (N06, D91), `feedback` takes
   * mine (S46), `memberships` my iron-fan memberships, `iron` and `ironMembers` those of a `channel` (S45). `club`: id of the channel whose fan club is over it (D91).
   */
  homepage: definePath('/hljw/homepage', ['menu', 'panel', 'channel', 'club']),
  /** S03: what my classes ask of me. `tab`: `done` shows what is done. */
  homework: definePath('/hljw/homepage/work', ['tab']),
  /** `panel`: `exchange` opens the exchange of coins over it (D91), `memberships` and `iron` with `channel` as of `homepage`. */
  myGold: definePath('/user/myGold', ['panel', 'channel']),
  /**
   * `goods`: `dangwu` sells vouchers in place of beans (D71). `order`: one that was made, to pay it or to see where its money is. `to`: where the member came from, and goes
   * back to (V05). `channel`: where the recharge began (K29), with the `live_id` of a live session.
   */
  pay: definePath('/user/pay', ['goods', 'order', 'to', 'channel', 'live_id', 'panel']),
  /** Beans and coins by card, for members overseas; the query as of `pay`. */
  cardPay: definePath('/hwStripe', ['goods', 'order', 'to', 'channel', 'live_id', 'panel']),
  payAgreement: definePath('/pindao/payAgreement'),
  payAgreementOverseas: definePath('/pindao/payAgreementHW'),
  coinAgreement: definePath('/pindao/payGoldCoinAgreement'),
  exchangeAgreement: definePath('/pindao/exchangeAgreement'),
  /** The terms of subscribing (V35); not a route of the specification, which names none for them. */
  channelAgreement: definePath('/pindao/channelAgreement'),
  serviceAgreement: definePath('/staticArea/agreement'),
  /** `tab`: the new, the popular or my own. `write`: `new`, or the id of one of mine, opens the form in their place (S50, D91). */
  shortVideos: definePath('/hljw/smallvideo', ['tab', 'write']),
  /** `id`: the one that plays, of the list of `tab`; `t`: where it begins, s; `panel`: `comments` opens them over it (S04, D91). */
  videoPlay: definePath('/hljw/videoplay', ['id', 'tab', 't', 'panel']),
  /** `only`: `important` leaves the rest out (S05). */
  news: definePath('/hljw/dailynews', ['only']),
  /** `tab`: the new, the hot or my own posts. `post`: one that is open over it with its comments (S06, D91). */
  circle: definePath('/hljw/jingwangquan', ['tab', 'post']),
  /** `id`: the topic; the others as of `circle`. */
  topic: definePath('/hljw/jingwangquan/topicdetails', ['id', 'tab', 'post']),
  /** `topic`: chosen before. `edit`: a post of mine that is changed, or taken up again after a refusal. */
  publish: definePath('/hljw/fajingwangquan', ['topic', 'edit']),
  /**
   * `id`: the article; `order`: its order, or `new` for the choice of how to pay (S49). `write`: `new`, or the id of an article
   * of mine, opens the page of writing in its place (S50, D91). `panel`, `channel` and `club` as of `homepage`.
   */
  article: definePath('/hljw/articledetails', ['id', 'order', 'write', 'panel', 'channel', 'club']),
  /** S07: `q`: words of the title or the author; `book`: one that is open in the place of the list (D91). */
  ebooks: definePath('/hljw/EBookList', ['q', 'book']),
  /** The same in the static zone. */
  staticEbooks: definePath('/staticArea/staticEbookList', ['q', 'book']),
  /** S14: builds to download; the second entry has builds of its own. */
  downloads: definePath('/hljw/productdownload'),
  downloadsTJ: definePath('/hljw/productdownloadTJ'),
  /** `topic`: the one that is open; `q`: what is looked for in it (S15). */
  help: definePath('/hljw/helpcenter', ['topic', 'q']),
  /** S13. `tab` and `q` as they are chosen; `panel`, `channel` and `club` as of `homepage`. */
  channels: definePath('/hljw/pindaolist', ['tab', 'q', 'panel', 'channel', 'club']),
  channel: definePath('/hljw/pindaodetails', ['channel_id', 'panel', 'channel', 'club']),
  /** The same in the static zone. */
  staticChannels: definePath('/hljw/staticpindaolist', ['tab', 'q', 'panel', 'channel', 'club']),
  staticChannel: definePath('/hljw/staticpindaodetails', ['channel_id', 'panel', 'channel', 'club']),
  /** S22: open without an account. `q`, `city` and `mine` as they are chosen. */
  herdsmanClubs: definePath('/herdsmanClub/herdsmanClubLists', ['q', 'city', 'mine']),
  /** `id`: the club. */
  herdsmanClub: definePath('/herdsmanClub/herdsmanClub', ['id']),
  /** S16: open without an account. */
  largeClass: definePath('/hljw/largeGroupClass'),
  /** S20: open without an account. The month whose goals are listed: `month` from 1 to 12. */
  wealthWheel: definePath('/hljw/caifujinlun', ['year', 'month']),
  /** S29. `tab`: one state, or `mine`. `id`: the treasure that is open over it (D91). */
  treasures: definePath('/hljw/duobaoqibing', ['tab', 'id']),
  /** `q`: what is looked for; the others as of `treasures`. */
  treasureSearch: definePath('/hljw/duobaoSearch', ['q', 'tab', 'id']),
  credits: definePath('/hljw/creditsIndex'),
  /** S19: the information pages; the first of each is Chinese, the second English. */
  actionInfoChinese: definePath('/hljw/actionInfo1'),
  actionInfoEnglish: definePath('/hljw/actionInfo2'),
  reliefInfoChinese: definePath('/hljw/reliefInfo1'),
  reliefInfoEnglish: definePath('/hljw/reliefInfo2'),
  goldIntroChinese: definePath('/hljw/goldIntro1'),
  goldIntroEnglish: definePath('/hljw/goldIntro2'),
  /** S02: the cover, before the homepage. */
  cover: definePath('/cover/H5'),
  /** `to`: where it leads after the claim; without it the homepage. */
  newcomerGift: definePath('/hljw/gameOfWealth/newsUserGifts', ['to']),
  /**
   * `group`: the class group to show; without it the first. `seq`: a message that is gone to, once (S03).
   * `packet`: `draft` gives the form of a red packet back that was left for a recharge (V05); the number of a packet shows
   * who took what of it.
   * `side`: the panel beside the talk. `notice`: `write` while an announcement is written, so that going back is asked about (V15).
   * `panel`, `channel` and `club` as of `homepage` (D91).
   */
  chat: definePath('/chat', ['group', 'seq', 'packet', 'side', 'notice', 'panel', 'channel', 'club']),
  /** The viewer's way into a live session: checks first, then the room. */
  liveMiddlePage: definePath('/pindao/pdLiveMiddlePage', ['live_id']),
  /** `panel`: `goods`, `cart` or `checkout` opens its shop; the number of an order shows how that is paid (S49, D91). */
  liveRoom: definePath('/pindao/pdLive', ['live_id', 'panel', 'club']),
  /** S37: what was recorded of a live session, also while it is on air. `t`: where it begins, s; `panel` and `club` as of `liveRoom`. */
  livePlayback: definePath('/pindao/livePlayback', ['live_id', 't', 'panel', 'club']),
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
  /** D68: what waits for review; `kind` names the queue. Not a route of the specification either. */
  review: definePath('/staff/review', ['kind']),
  /** For those who head the product and administrators; not a route of the specification either (S46). */
  feedbackDesk: definePath('/staff/feedback'),
  /** For administrators; not a route of the specification, which has none for staff (N04). */
  reconciliation: definePath('/staff/conservation'),
  /** P04, T02: bans of channels, for inspectors and administrators. */
  bans: definePath('/staff/bans'),
  /**
   * S08. `status`: 0 to 6, all without it (D03). `speed`: id of the wish whose speed-up packs are beside the list; `pack`: votes
   * of the one that is chosen.
   */
  wishes: definePath('/hljw/wishblock', ['tab', 'status', 'product', 'kind', 'q', 'page', 'speed', 'pack']),
  /** S09. With `wish_id` a pending wish is changed, without it a new one is made. `from`: the page it is about. */
  addWish: definePath('/hljw/addWish', ['wish_id', 'from']),
  /** S10. `pack`: votes of the speed-up pack that is chosen. */
  wishDetails: definePath('/hljw/wishDetails', ['wish_id', 'pack']),
  /** S11: what a month brought to my wishes. `month`: `2026-11`, the running one without it. */
  wishNotice: definePath('/hljw/wishNotice', ['month']),
  /** S12; the queries of the lists as of `wishes`. */
  myWishes: definePath('/hljw/myWish', ['status', 'q', 'page']),
  wishSearch: definePath('/hljw/wishSearch', ['tab', 'status', 'product', 'kind', 'q', 'page']),
  /** P11: the wishes that a product head handles. `desk`: `comments` shows those to judge. */
  wishDesk: definePath('/hljw/mineWish', ['desk', 'tab', 'status', 'product', 'kind', 'q', 'page']),
  /** S11: progress; comments to me; likes to me. */
  wishMessages: definePath('/hljw/wishMessage', ['page']),
  wishMentions: definePath('/hljw/wishMessage/pingMe', ['page']),
  wishLikes: definePath('/hljw/wishMessage/zanMe', ['page']),
  /** S03: what is looked for, one `type` of it, and which page of that. */
  search: definePath('/hljw/search', ['q', 'type', 'page']),
  /** With `live_id` the live session is edited, without it a new one is made. */
  liveSetting: definePath('/pindao/liveSetting', ['live_id', 'channel_id']),
} as const;

const known: ReadonlySet<string> = new Set(Object.values(paths).map(({ path }) => path));

/** Whether an address of the specification has a page yet. */
export const isKnownPath = (path: string): boolean => known.has(path);
