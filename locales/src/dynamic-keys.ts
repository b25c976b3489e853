/**
 * Keys that code puts together from data, such as a journal kind: a search for them in the source finds nothing.
 * Each pattern names the place that builds it.
 */
export const dynamicKeys: readonly RegExp[] = [
  // documents: why one is not shown; a workbook has sheets, the others have pages.
  /^documents:(failed|page|sheet)\./,
  // shell: the top navigation, by the name that `config/boot` sends.
  /^shell:nav\./,
  // wallet: statement lines and currencies.
  /^wallet:(kind|currency|cause)\./,
  // reconciliation: the columns, and what can drift.
  /^reconciliation:(totals|drift\.kind)\./,
  // login: whose the ready accounts of the demo are.
  /^login:demo\.role\./,
  // barrage: how fast and how large comments fly.
  /^barrage:(speeds|sizes)\./,
  // gifts: names by icon, tabs by key.
  /^gifts:(name|tab)\./,
  // streamer: the encoder's advice.
  /^streamer:advice\./,
  // live-setting: course types and replay modes.
  /^live-setting:(courseType|replayMode)\./,
  // recharge: agreements, mistakes, currencies, ways to pay, states of an order and what moved it.
  /^recharge:(agreement|fault|insufficient|method|qr|source|state|where)\./,
  // orders: what is odd about an order's money, and what a card's refusal means.
  /^orders:alert\./,
  /^orders:pay\.cardRefusal\./,
  // feedback: tabs of the panel and the desk, and how far one is.
  /^feedback:(tab|state)\./,
  // chat: kinds of message that can be looked for. groups: names of the panels beside the talk.
  /^chat:records\.kinds\./,
  /^groups:side\./,
  // chat: kinds of groups that are entered by choice, and who enters them.
  /^chat:(finder\.kind|opening\.enters)\./,
  // circle: the house's topics by id, and what belongs in each.
  /^circle:(topic|about)\./,
  // rewards: kinds of reward, pages and steps of the guidance, how far an invite or the gift is.
  /^rewards:(kind|hint|guide\.(lessons|class|beans|care|steps|step))\./,
  /^rewards:(invite\.(joined|held|completed|refused)|newcomer\.(text|claimed|closed))$/,
  // red-packet: kinds of packet, what is wrong with the form.
  /^red-packet:(kind|fault)\./,
  // exams: kinds, verdicts and states of questions, results, the three investor types.
  /^exams:(question\.(kind|verdict)|sheet\.state|result\.(level|levelText))\./,
  /^exams:result\.(passed|failed|waiting)(Text)?$/,
  // fans: how the members of a club are listed. notices: how somebody answered, and how a report ended.
  /^fans:members\.(closest|newest|groups)$/,
  /^notices:(contentCommented|contentReport)\./,
  // article: looks of the editor, who may read. glossary: each term. help: topics, and what is asked in each.
  /^article:(editor|accessOf)\./,
  /^glossary:/,
  /^help:(topic|ask|answer)\./,
  // downloads: by variant, how a checksum is compared on each system. wealth-wheel: each card and its kind.
  /^downloads:(titles|lead|other|check\.system)\./,
  /^wealth-wheel:(card|kind)\./,
  // homework: kinds, and what stands where there is none. shelves: parts of the homepage by the menu of its address.
  /^homework:(kind|empty)\./,
  /^shelves:(live|next|(read|watch|followed)\.\w+)$/,
];
