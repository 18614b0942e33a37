import { connect, createServer, type Socket } from 'node:net';

/** A load balancer in front of several hubs, like Caddy: each connection goes to the next hub that answers. */
export interface Balancer {
  readonly address: string;
  readonly close: () => void;
}

export async function balance(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const sockets = new Set<Socket>();
  const pass = (caller: Socket, tries: number) => {
    const port = ports[turn % ports.length] ?? 0;
    turn += 1;
    const hub = connect(port, '127.0.0.1');
    let reached = false;
    hub.once('connect', () => {
      reached = true;
      caller.pipe(hub).pipe(caller);
    });
    hub.once('error', () => {
      if (!reached && tries > 1) pass(caller, tries - 1);
      else caller.destroy();
    });
    hub.once('close', () => {
      if (reached) caller.destroy();
    });
    caller.once('close', () => hub.destroy());
  };
  const server = createServer((caller) => {
    sockets.add(caller);
    caller.once('close', () => sockets.delete(caller));
    caller.on('error', () => caller.destroy());
    pass(caller, ports.length);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  return {
    address: `127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
