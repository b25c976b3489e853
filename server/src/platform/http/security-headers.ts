import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/**
 * The headers helmet sets, computed once: they are the same for all requests, and running helmet per request would be
 * a tenth of the cost of a call. A page adds its own content security policy.
 * @param isHttps adds Strict-Transport-Security
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const secure = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // Pictures and films may be embedded by our own pages only.
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
