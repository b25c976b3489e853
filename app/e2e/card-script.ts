/**
 * What stands in for Stripe.js: the part of its interface that the page asks for. The card is typed into a frame of
 * Stripe's host, and Stripe's API is called from the page, so that the page's policy has to let all three in.
 */
export const cardScript = `
(() => {
  const ask = async (method, clientSecret, verb, fields) => {
    const [id] = clientSecret.split('_secret');
    const said = new URLSearchParams({ client_secret: clientSecret, ...fields });
    const address = 'https://api.stripe.com/v1/payment_intents/' + id + verb;
    const answer = method === 'GET'
      ? await fetch(address + '?' + said)
      : await fetch(address, { method, body: said });
    const body = await answer.json();
    return answer.ok ? { paymentIntent: body } : { error: body.error };
  };
  const makeField = (clientSecret, locale, { variables }) => {
    const frame = document.createElement('iframe');
    const heard = {};
    frame.title = 'Secure payment input frame';
    frame.style.cssText = 'border: 0; width: 100%; height: 90px';
    frame.src = 'https://js.stripe.com/field.html#' + new URLSearchParams({ locale, ...variables });
    frame.addEventListener('load', () => heard.ready?.({ elementType: 'payment' }));
    const typed = () => new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      frame.contentWindow.postMessage('typed', 'https://js.stripe.com', [port2]);
    });
    return {
      clientSecret,
      typed,
      create: () => ({
        on: (event, hear) => { heard[event] = hear; },
        mount: (place) => place.append(frame),
        destroy: () => frame.remove(),
      }),
      update: async () => undefined,
    };
  };
  const Stripe = (key, { locale }) => ({
    retrievePaymentIntent: (clientSecret) => ask('GET', clientSecret, '', { key }),
    elements: ({ clientSecret, appearance }) => makeField(clientSecret, locale, appearance),
    confirmPayment: async ({ elements }) => {
      const number = await elements.typed();
      if (number === '') {
        return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } };
      }
      return ask('POST', elements.clientSecret, '/confirm', { key, locale, number });
    },
  });
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
`;

/** The frame that a card is typed into; told how to look by what follows the # of its address. */
export const cardFrame = `<!doctype html>
<html><head><title>card</title></head>
<body>
<label>Card number <input inputmode="numeric" autocomplete="cc-number"></label>
<script>
  const look = new URLSearchParams(location.hash.slice(1));
  document.documentElement.lang = look.get('locale');
  document.body.style.color = look.get('colorText');
  document.body.style.background = look.get('colorBackground');
  document.querySelector('input').style.accentColor = look.get('colorPrimary');
  addEventListener('message', ({ ports }) => ports[0].postMessage(document.querySelector('input').value));
</script>
</body></html>`;
