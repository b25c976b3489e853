/** One use of colours that the tokens allow. Names are dotted token paths. */
export interface ContrastPair {
  /** Words or marks. */
  on: readonly string[];
  /** What they may stand on. */
  over: readonly string[];
  /** WCAG AA: 4.5 for text, 3 for large text, icons and edges of controls. */
  atLeast: 4.5 | 3;
}

const surfaces = ['color.surface.default', 'color.surface.canvas', 'color.surface.sunken'];
const statuses = ['danger', 'success', 'warning', 'info'];

/** Every pair that may be used; a pair that is not here is not allowed. Held on the page and on the stage. */
export const contrastPairs: readonly ContrastPair[] = [
  {
    on: ['color.text.primary', 'color.text.secondary', 'color.text.muted'],
    over: [...surfaces, 'color.surface.hover'],
    atLeast: 4.5,
  },
  { on: ['color.text.primary', 'color.text.secondary'], over: ['color.surface.pressed'], atLeast: 4.5 },
  { on: ['color.text.primary', 'color.text.secondary'], over: ['color.brand.subtle'], atLeast: 4.5 },
  { on: ['color.text.primary'], over: ['color.brand.subtle-hover'], atLeast: 4.5 },
  { on: ['color.text.disabled'], over: ['color.surface.default', 'color.surface.canvas'], atLeast: 3 },
  { on: ['color.text.on-inverse'], over: ['color.surface.inverse'], atLeast: 4.5 },
  { on: ['color.brand.text'], over: ['color.surface.default'], atLeast: 4.5 },
  { on: ['color.link.rest', 'color.link.hover'], over: surfaces, atLeast: 4.5 },
  { on: ['color.link.rest', 'color.brand.on-subtle'], over: ['color.brand.subtle'], atLeast: 4.5 },
  {
    on: ['color.action.on-fill'],
    over: ['color.action.fill', 'color.action.fill-hover', 'color.action.fill-pressed'],
    atLeast: 4.5,
  },
  { on: ['color.danger.on-fill'], over: ['color.danger.fill', 'color.danger.fill-hover'], atLeast: 4.5 },
  { on: ['color.live.on-fill'], over: ['color.live.fill'], atLeast: 4.5 },
  { on: ['color.gold.on-fill'], over: ['color.gold.fill', 'color.gold.fill-deep'], atLeast: 4.5 },
  { on: ['color.gold.text'], over: [...surfaces, 'color.gold.subtle'], atLeast: 4.5 },
  { on: ['color.gold.mark'], over: ['color.surface.default', 'color.gold.subtle'], atLeast: 3 },
  ...statuses.map((status): ContrastPair => ({
    on: [`color.${status}.text`],
    over: ['color.surface.default', 'color.surface.canvas', `color.${status}.subtle`],
    atLeast: 4.5,
  })),
  { on: statuses.map((status) => `color.${status}.fill`), over: ['color.surface.default'], atLeast: 3 },
  { on: ['color.text.primary'], over: statuses.map((status) => `color.${status}.subtle`), atLeast: 4.5 },
  { on: ['color.border.control'], over: ['color.surface.default', 'color.surface.canvas'], atLeast: 3 },
  { on: ['color.focus.ring'], over: surfaces, atLeast: 3 },
  {
    on: [
      'color.stage.text',
      'color.stage.text-secondary',
      'color.stage.text-muted',
      'color.stage-brand.text',
    ],
    over: ['color.stage.canvas', 'color.stage.surface', 'color.stage.raised'],
    atLeast: 4.5,
  },
  {
    on: ['color.stage-brand.mark', 'color.candle.red', 'color.candle.green'],
    over: ['color.stage.canvas', 'color.stage.surface'],
    atLeast: 3,
  },
  { on: ['chat.text'], over: ['chat.bubble', 'chat.bubble-own'], atLeast: 4.5 },
  { on: ['red-packet.text'], over: ['red-packet.paper', 'red-packet.paper-deep'], atLeast: 4.5 },
  { on: ['red-packet.on-seal'], over: ['red-packet.seal', 'red-packet.seal-deep'], atLeast: 4.5 },
  { on: ['red-packet.text-spent'], over: ['red-packet.paper-spent'], atLeast: 4.5 },
  { on: ['avatar.text'], over: [1, 2, 3, 4, 5, 6].map((tint) => `avatar.tint-${tint}`), atLeast: 4.5 },
];
