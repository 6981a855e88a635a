// A wire between a browser and the server that can be cut and mended: the browser's own "offline" leaves open sockets alone.
import { connect, createServer } from 'node:net';

export async function wire(address) {
  const { hostname, port } = new URL(address);
  const open = new Set();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [[near, far], [far, near]]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => (open.delete(socket), other.destroy()));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    cut: () => {
      whole = false;
      for (const socket of open) socket.destroy();
    },
    mend: () => (whole = true),
    end: () => {
      for (const socket of open) socket.destroy();
      server.close();
    }
  };
}
