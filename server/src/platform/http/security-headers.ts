import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * What helmet says to every browser, asked once: the answers are the same for all requests, and a dozen functions
 * for each would be a tenth of what a call costs. A page adds its own policy of what it may load.
 * @param isHttps whether browsers may be told to come by HTTPS alone
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const secure = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // Pictures and films of ours are embedded by our own pages alone.
    crossOriginEmbedderPolicy: false,
    hsts: isHttps,
  });
  secure(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
