import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import { refreshArticle } from './articles.actions.ts';
import * as service from './articles.service.ts';
import { articlesState as state, nothingBought } from './articles.state.ts';

const intents = createIntents(newRequestId);
const visit = createVisit();

/** Asks for the ways to pay for the article that is open (S49). @returns when the dialog closes */
export function beginBuying(): () => void {
  const isHere = visit.begin();
  state.buying = nothingBought();
  void loadMethods();
  return () => {
    if (isHere()) visit.end();
  };
}

/** C085. */
async function loadMethods(): Promise<void> {
  const price = state.article?.price;
  if (!price) return;
  const isHere = visit.watch();
  try {
    const methods = await service.loadMethods(price);
    if (isHere()) state.buying.methods = methods;
  } catch (error) {
    if (isHere()) state.buying.error = ref(asApiError(error));
  }
}

export function choosePayType(payType: service.ArticlePayType): void {
  Object.assign(state.buying, { payType, error: null });
}

export function tickAgreement(isAgreed: boolean): void {
  Object.assign(state.buying, { isAgreed, error: null });
}

/** G128: pressed twice it is ordered once (D77). @returns the order's number; null when it was not ordered */
export async function orderArticle(): Promise<string | null> {
  const { id, article, buying } = state;
  const { payType, isOrdering } = buying;
  const price = article?.price?.amount;
  if (price === undefined || payType === null || isOrdering) return null;
  const isHere = visit.watch();
  Object.assign(state.buying, { isOrdering: true, error: null });
  try {
    return await intents.run(`${id} ${payType} ${price}`, (requestId) =>
      service.orderArticle(id, price, payType, requestId),
    );
  } catch (error) {
    if (isHere()) {
      state.buying.error = ref(asApiError(error));
      // The price is another now, or it is open already.
      void refreshArticle();
    }
    return null;
  } finally {
    if (isHere()) state.buying.isOrdering = false;
  }
}
