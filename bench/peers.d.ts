/*
 * Peers are installed by hand, outside the workspaces, when they are measured. Without them the benches that call them still
 * compile, so that a change of ours that breaks a bench is seen.
 */
declare module '@hono/node-server';
declare module '@mantine/core';
declare module '@mui/material';
declare module '@radix-ui/themes';
declare module 'antd';
declare module 'express';
declare module 'hono';
declare module 'node-media-server';
declare module 'node-media-server/src/core/logger.js';
declare module 'socket.io';
declare module 'stream-chat';
declare module 'stream-chat-react';
