/**
 * The board of the demo film: header, chart and captions on the canvas of
 * film.html, which sets their order and adds the teacher's pen. A plain script
 * and not a module, because browsers refuse module files opened from disk.
 */
globalThis.filmBoard = (() => {
  const ctx = document.querySelector('canvas').getContext('2d', { willReadFrequently: true });
  const INK = {
    board: '#14171c',
    strip: '#1b1f26',
    grid: '#262c35',
    text: '#f1f3f5',
    soft: '#a7b0bc',
    accent: '#f36e14',
    gold: '#f5c451',
    slow: '#82b4ea',
    up: '#e4566e',
    down: '#35b08e',
  };
  const FACE = '"Noto Sans Variable", "Noto Sans SC Variable"';
  // Bar pitch times 56 bars fills the plot; prices keep one scale for the whole
  // film, because a scale that moves would redraw every pixel of every picture.
  const PLOT = { left: 28, pitch: 15, body: 9, right: 868 };
  const PRICE = { top: 112, bottom: 350, low: 11.9, high: 16.1 };
  const VOLUME = { top: 364, bottom: 414 };
  const TITLE = { zh: '均线金叉：看懂趋势的转折', en: 'Golden cross: reading a turning trend' };
  const RISK = '教学示例，非投资建议  ·  Teaching example, not investment advice';

  const clamp = (x) => Math.min(1, Math.max(0, x));
  const ease = (x) => {
    const t = clamp(x);
    return t * t * (3 - 2 * t);
  };
  const xOf = (bar) => PLOT.left + (bar + 0.5) * PLOT.pitch;
  const yOf = (price) =>
    PRICE.bottom - ((price - PRICE.low) / (PRICE.high - PRICE.low)) * (PRICE.bottom - PRICE.top);

  let facts;
  /** Every character written so far: the fonts come in parts and load by character. */
  const written = new Set();

  function text(words, x, y, { size = 14, weight = 400, ink = INK.text, align = 'left' } = {}) {
    for (const character of words) written.add(character);
    ctx.font = `${weight} ${size}px ${FACE}`;
    ctx.fillStyle = ink;
    ctx.textAlign = align;
    ctx.fillText(words, x, y);
    return ctx.measureText(words).width;
  }

  function line(points, ink, width) {
    ctx.beginPath();
    points.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke();
  }

  function box(x, y, w, h, ink) {
    ctx.fillStyle = ink;
    ctx.fillRect(x, y, w, h);
  }

  /** How much of a bar is drawn. */
  const grown = (bar, t) => (bar.at < 0 ? 1 : ease((t - bar.at) / facts.barSeconds));

  function drawHeader(t) {
    box(0, 0, 960, 68, INK.strip);
    box(28, 15, 4, 39, INK.accent);
    text(TITLE.zh, 44, 34, { size: 23, weight: 650 });
    text(TITLE.en, 44, 55, { size: 15, ink: INK.soft });
    const clock = (s) => `00:${String(Math.floor(s)).padStart(2, '0')}`;
    text(clock(t), 932, 36, { size: 24, weight: 600, align: 'right' });
    text('课堂时钟 Live clock', 932, 55, { size: 13, ink: INK.soft, align: 'right' });
    box(0, 66, 960, 2, INK.grid);
    box(0, 66, 960 * (t / facts.seconds), 2, INK.accent);
  }

  const priceOf = (bar, part) => bar.open + (bar.close - bar.open) * part;

  /** The scales; a label makes way for the price tag `tagged` when the two would touch. */
  function drawGrid(tagged) {
    for (let price = 12; price <= 16; price++) {
      const y = Math.round(yOf(price));
      box(PLOT.left, y, PLOT.right - PLOT.left, 1, INK.grid);
      if (Math.abs(y - yOf(tagged)) < 19) continue;
      text(price.toFixed(2), 932, y + 5, { size: 14, ink: INK.soft, align: 'right' });
    }
    box(PLOT.left, VOLUME.bottom, PLOT.right - PLOT.left, 1, '#3a424e');
    text('成交量', 932, 384, { size: 13, ink: INK.soft, align: 'right' });
    text('Volume', 932, 402, { size: 13, ink: INK.soft, align: 'right' });
    for (let bar = 9; bar < facts.bars.length; bar += 10) {
      text(`第${bar + 1}日 Day ${bar + 1}`, xOf(bar), 431, { size: 12, ink: INK.soft, align: 'center' });
    }
  }

  function drawLegend(head) {
    const bar = facts.bars[head];
    let x = PLOT.left;
    const put = (words, ink, gap) => {
      x += text(words, x, 92, { size: 14, ink, weight: 500 }) + gap;
    };
    put('示例股 · 日线  Sample, daily', INK.text, 28);
    const average = (name, value, ink) => {
      box(x, 86, 16, 3, ink);
      x += 22;
      put(`${name}  ${value.toFixed(2)}`, ink, 24);
    };
    average('MA5', bar.fast, INK.accent);
    average('MA20', bar.slow, INK.slow);
    text('红涨绿跌  Red up, green down', PLOT.right, 92, { ink: INK.soft, align: 'right' });
  }

  function drawBar(bar, i, part) {
    const ink = bar.close >= bar.open ? INK.up : INK.down;
    const toward = (price) => yOf(bar.open + (price - bar.open) * part);
    const x = xOf(i);
    box(x - 1, toward(bar.high), 2, toward(bar.low) - toward(bar.high), ink);
    const top = Math.min(yOf(bar.open), toward(bar.close));
    const tall = Math.max(2, Math.abs(toward(bar.close) - yOf(bar.open)));
    box(x - PLOT.body / 2, top, PLOT.body, tall, ink);
    const high = (VOLUME.bottom - VOLUME.top) * bar.volume * part;
    ctx.globalAlpha *= 0.8;
    box(x - PLOT.body / 2, VOLUME.bottom - high, PLOT.body, high, ink);
    ctx.globalAlpha /= 0.8;
  }

  /** An average up to the bar `head`, of which only `part` is drawn yet. */
  function drawAverage(key, ink, head, part) {
    const points = facts.bars.slice(0, head + 1).map((bar, i) => [xOf(i), yOf(bar[key])]);
    const last = points.at(-1);
    const before = points.at(-2);
    last[0] = before[0] + (last[0] - before[0]) * part;
    last[1] = before[1] + (last[1] - before[1]) * part;
    // A thin dark casing keeps the line apart from the candles it runs over.
    line(points, INK.board, 4);
    line(points, ink, 2.5);
  }

  function drawPrice(bar, price) {
    const y = Math.round(yOf(price));
    ctx.setLineDash([3, 5]);
    line(
      [
        [PLOT.left, y],
        [PLOT.right, y],
      ],
      '#4a535f',
      1,
    );
    ctx.setLineDash([]);
    ctx.fillStyle = bar.close >= bar.open ? '#c23c55' : '#1f7f65';
    ctx.beginPath();
    ctx.roundRect(885, y - 11, 54, 22, 4);
    ctx.fill();
    text(price.toFixed(2), 932, y + 5, { size: 14, weight: 600, align: 'right' });
  }

  function drawCaption(t) {
    const { captions, fade } = facts;
    let now = captions.findLastIndex((caption) => caption.at <= t);
    let shown = now === 0 ? 1 : ease((t - captions[now].at) / 0.3);
    const leaving = captions[now + 1]?.at ?? fade.at + 0.3;
    shown *= 1 - ease((t - leaving + 0.2) / 0.2);
    if (t >= leaving) {
      now = 0;
      shown = ease((t - leaving) / 0.3);
    }
    box(28, 448, 4, 54, INK.accent);
    ctx.globalAlpha = shown;
    text(String(now + 1), 56, 486, { size: 34, weight: 700, ink: INK.accent, align: 'center' });
    text(captions[now].zh, 84, 471, { size: 24, weight: 600 });
    text(captions[now].en, 84, 497, { size: 17, ink: '#cdd3da' });
    ctx.globalAlpha = 1;
    // One dash for each step of the film, the present one lit.
    captions.forEach((_, i) =>
      box(916 - (captions.length - 1 - i) * 22, 472, 16, 4, i === now ? INK.accent : '#3a424e'),
    );
    text(RISK, 28, 527, { size: 13, ink: INK.soft });
  }

  const open = (given) => {
    facts = given;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
  };

  return {
    ctx,
    written,
    INK,
    FACE,
    open,
    ease,
    xOf,
    yOf,
    line,
    box,
    text,
    grown,
    priceOf,
    drawHeader,
    drawGrid,
    drawLegend,
    drawBar,
    drawAverage,
    drawPrice,
    drawCaption,
  };
})();
