import { createServer } from 'node:http';
import { parse } from 'node:querystring';
import { serve } from '@hono/node-server';
import express from 'express';
import Fastify, { type FastifyInstance } from 'fastify';
import { Hono } from 'hono';
import { z } from 'zod';

/*
 * The peers of G14: a form comes in, is validated, and a small answer goes out; nothing else.
 * node peers/http.ts <bare|fastify|fastify-zod|express|hono> <port>
 */
const [kind = '', port = ''] = process.argv.slice(2);
const input = z.object({
  scene: z.enum(['beans', 'coins']),
  amount: z.coerce.number().int().positive(),
  currency: z.enum(['CNY', 'USD']),
});
const answerOf = (fields: unknown) => {
  const { amount } = input.parse(fields);
  return {
    code: 200,
    msg: '',
    msg_key: '',
    data: { methods: [{ pay_type: 1, open: amount > 0 }] },
    request_id: '',
  };
};

/** Fastify with the form parser that ours has, and nothing else. */
function fastify(): FastifyInstance {
  const app = Fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(String(body))),
  );
  return app;
}

const servers: Readonly<Record<string, () => void>> = {
  bare() {
    createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = JSON.stringify(answerOf(parse(Buffer.concat(chunks).toString())));
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        });
        response.end(text);
      });
    }).listen(Number(port), '127.0.0.1');
  },
  fastify() {
    const app = fastify();
    app.post('/', async () => ({ code: 200, msg: '', msg_key: '', data: {}, request_id: '' }));
    void app.listen({ port: Number(port), host: '127.0.0.1' });
  },
  'fastify-zod'() {
    const app = fastify();
    app.post('/', async (request) => answerOf(request.body));
    void app.listen({ port: Number(port), host: '127.0.0.1' });
  },
  express() {
    const app = express();
    // An empty route: it reads the form and validates nothing.
    app.use(express.urlencoded({ extended: false }));
    app.post('/', (_request, response) => {
      response.json({ code: 200, msg: '', msg_key: '', data: {}, request_id: '' });
    });
    app.listen(Number(port), '127.0.0.1');
  },
  hono() {
    const app = new Hono();
    app.post('/', async (context) => context.json(answerOf(await context.req.parseBody())));
    serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
  },
};
servers[kind]?.();
