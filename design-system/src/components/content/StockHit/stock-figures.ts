/** Prices and changes in the words of one language; made once per language, as `formatsOf` does. */
interface StockFigures {
  /** A price in the currency it is traded in, always with its minor digits. */
  price: (value: number, currency: string) => string;
  /** A change of price with its sign; a fall has a true minus. */
  change: (value: number, digits: number) => string;
  /** A change in percent, given as 1.5 for 1.5 %, with its sign. */
  percent: (value: number) => string;
}

const known = new Map<string, StockFigures>();

/** @param language BCP 47 tag */
export function stockFigures(language: string): StockFigures {
  const made = known.get(language) ?? makeFigures(language);
  known.set(language, made);
  return made;
}

function makeFigures(language: string): StockFigures {
  const prices = new Map<string, Intl.NumberFormat>();
  const priceFormat = (currency: string) => {
    const made =
      prices.get(currency) ??
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' });
    prices.set(currency, made);
    return made;
  };
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  const changes = new Map<number, Intl.NumberFormat>();
  return {
    price: (value, currency) => priceFormat(currency).format(value),
    change: (value, digits) => {
      const made =
        changes.get(digits) ??
        new Intl.NumberFormat(language, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          signDisplay: 'exceptZero',
        });
      changes.set(digits, made);
      return made.format(value);
    },
    percent: (value) => percent.format(value / 100),
  };
}
