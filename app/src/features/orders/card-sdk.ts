import type { Language } from '@goldbean/locales';

/** The part of Stripe.js that is used here: it draws the card field in a frame of its own, so that we never see a card. */
export interface CardSdk {
  elements(options: { readonly clientSecret: string }): CardElements;
  confirmPayment(options: {
    readonly elements: CardElements;
    readonly redirect: 'if_required';
    readonly confirmParams: { readonly return_url: string };
  }): Promise<{ readonly error?: { readonly message?: string } }>;
}

export interface CardElements {
  create(kind: 'payment'): {
    mount(place: HTMLElement): void;
    destroy(): void;
    on(event: 'ready' | 'loaderror', hear: () => void): void;
  };
}

type MakeCardSdk = (publishableKey: string, options: { readonly locale: string }) => CardSdk;

declare global {
  interface Window {
    Stripe?: MakeCardSdk;
  }
}

/** Stripe asks that its script comes from its own address, so that a card is never typed into an old one. */
const address = 'https://js.stripe.com/v3/';

/** How Stripe names our languages. */
const locales: Readonly<Record<Language, string>> = {
  zh_CN: 'zh',
  zh_HK: 'zh-HK',
  en: 'en',
  ms: 'ms',
  th: 'th',
  vi: 'vi',
};

let loading: Promise<void> | null = null;

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    // The page's policy lets in what carries its nonce, and nothing else.
    script.nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Stripe.js did not come'));
    });
    document.head.append(script);
  });
}

/**
 * Stripe's script, fetched when a card is about to be paid with and not before; again after it failed.
 * @throws Error when it cannot be loaded
 */
export async function loadCardSdk(publishableKey: string, language: Language): Promise<CardSdk> {
  if (!window.Stripe) {
    loading ??= loadScript();
    try {
      await loading;
    } finally {
      loading = null;
    }
  }
  if (!window.Stripe) throw new Error('Stripe.js came without Stripe');
  return window.Stripe(publishableKey, { locale: locales[language] });
}
