import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { refreshArticle } from './articles.actions.ts';
import * as service from './articles.service.ts';
import { articlesState as state, nothingBought } from './articles.state.ts';

const intents = createIntents(newRequestId);
const scope = createRequestScope();

/** Asks for the ways to pay for the article that is open (S49). @returns when the dialog closes */
export function beginBuying(): () => void {
  const isCurrent = scope.begin();
  state.buying = nothingBought();
  void loadMethods();
  return () => {
    if (isCurrent()) scope.end();
  };
}

/** C085. */
async function loadMethods(): Promise<void> {
  const price = state.article?.price;
  if (!price) return;
  const isCurrent = scope.watch();
  try {
    const methods = await service.loadMethods(price);
    if (isCurrent()) state.buying.methods = methods;
  } catch (error) {
    if (isCurrent()) state.buying.error = ref(asApiError(error));
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
  const isCurrent = scope.watch();
  Object.assign(state.buying, { isOrdering: true, error: null });
  try {
    return await intents.run(`${id} ${payType} ${price}`, (requestId) =>
      service.orderArticle(id, price, payType, requestId),
    );
  } catch (error) {
    if (isCurrent()) {
      state.buying.error = ref(asApiError(error));
      // The price is another now, or it is open already.
      void refreshArticle();
    }
    return null;
  } finally {
    if (isCurrent()) state.buying.isOrdering = false;
  }
}
