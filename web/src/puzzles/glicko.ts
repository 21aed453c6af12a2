/** Glicko-2, after Mark Glickman's description: ratings that know how sure they are. */

export interface Strength {
  rating: number;
  /** The standard deviation of the rating. */
  deviation: number;
  volatility: number;
}

export interface Result {
  /** Of the other side. */
  rating: number;
  deviation: number;
  /** 1: won, 0: lost. */
  score: number;
}

/** Somebody of whom nothing is known. */
export const UNKNOWN: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How much volatility may change. */
const TAU = 0.5;
const CLOSE = 1e-6;

const weight = (deviation: number) => 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2);

/** A strength after the results of one rating period. */
export function afterResults(own: Strength, results: readonly Result[]): Strength {
  const mean = (own.rating - MIDDLE) / SCALE;
  const spread = own.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { rating, deviation, score } of results) {
    const g = weight(deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mean - (rating - MIDDLE) / SCALE)));
    information += g ** 2 * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  if (information === 0) {
    const deviation = SCALE * Math.hypot(spread, own.volatility);
    return { ...own, deviation };
  }
  const variance = 1 / information;
  const volatility = newVolatility(own.volatility, spread, variance, variance * surprise);
  const before = spread ** 2 + volatility ** 2;
  const after = 1 / Math.sqrt(1 / before + information);
  return {
    rating: SCALE * (mean + after ** 2 * surprise) + MIDDLE,
    deviation: SCALE * after,
    volatility,
  };
}

/** The volatility that explains best how far the results were from what was expected. */
function newVolatility(old: number, spread: number, variance: number, delta: number): number {
  const start = Math.log(old ** 2);
  const f = (x: number) => {
    const all = spread ** 2 + variance + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - all)) / (2 * all ** 2) - (x - start) / TAU ** 2;
  };
  let [a, b] = [start, start];
  if (delta ** 2 > spread ** 2 + variance) {
    b = Math.log(delta ** 2 - spread ** 2 - variance);
  } else {
    do b -= TAU;
    while (f(b) < 0);
  }
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > CLOSE) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    // The two lie on different sides of the root; else the weight of the one that stays is halved.
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}
