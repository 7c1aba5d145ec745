/** The watchdog of systemd, which restarts a server whose event loop hangs. */
import { execFile } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';

/** One lost notification is tolerated. */
const NOTIFICATIONS_PER_TIMEOUT = 3;

/**
 * Notifies systemd until the process ends, if `WatchdogSec=` is set for it (sd_watchdog_enabled(3)). systemd takes
 * notifications on a datagram socket, which Node cannot write to, so `systemd-notify` sends them.
 */
export function startWatchdog(log: FastifyBaseLogger): void {
  const { WATCHDOG_USEC, WATCHDOG_PID = String(process.pid) } = process.env;
  if (WATCHDOG_USEC === undefined || WATCHDOG_PID !== String(process.pid)) return;
  const notify = () => {
    execFile('systemd-notify', ['WATCHDOG=1'], (error) => {
      if (error !== null) log.error({ err: error }, 'watchdog of systemd could not be notified');
    });
  };
  notify();
  setInterval(notify, Number(WATCHDOG_USEC) / 1000 / NOTIFICATIONS_PER_TIMEOUT).unref();
}
