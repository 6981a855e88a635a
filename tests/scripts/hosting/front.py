"""The proxies that deploy/ has examples for, started with those examples: only names, ports and certificates are changed."""

import os
import pathlib
import re
import subprocess
import time

from server.serving import ROOT

DEPLOY = ROOT / "deploy"
HOST, PORT = "games.example", 8443


def make_certificate(folder):
    """One file with key and certificate, as HAProxy wants it; the others read it too."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}",
                    "-keyout", key, "-out", certificate], check=True, capture_output=True)
    both = folder / "both.pem"
    both.write_text(key.read_text() + certificate.read_text())
    return both


def changed(text, *changes):
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


def haproxy(folder, certificate, server):
    config = folder / "haproxy.cfg"
    config.write_text(changed((DEPLOY / "haproxy.cfg").read_text(), ("maxconn 20000", "maxconn 1000"), ("bind :::80 v4v6\n", "bind :::8081 v4v6\n"), ("bind :::443", f"bind :::{PORT}"),
                              ("/etc/haproxy/games.example.pem", str(certificate)), ("127.0.0.1:8080", server)))
    return ["haproxy", "-db", "-f", str(config)], {}


def nginx(folder, certificate, server):
    site = changed((DEPLOY / "nginx.conf").read_text(), ("listen 80;", "listen 8081;"), ("listen [::]:80;", "listen [::]:8081;"), ("443 ssl", f"{PORT} ssl"),
                   ("/etc/letsencrypt/live/games.example/fullchain.pem", str(certificate)), ("/etc/letsencrypt/live/games.example/privkey.pem", str(certificate)),
                   ("127.0.0.1:8080", server))
    (folder / "site.conf").write_text(site)
    config = folder / "nginx.conf"
    places = "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    config.write_text(f"daemon off;\nuser root;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\nevents {{ worker_connections 768; }}\n"
                      f"http {{\n    access_log off;\n{places}    include {folder}/site.conf;\n}}\n")
    return ["nginx", "-e", str(folder / "nginx.log"), "-c", str(config)], {}


def caddy(folder, certificate, server):
    config = folder / "Caddyfile"
    text = (DEPLOY / "Caddyfile").read_text()
    text = changed(text, ("{$GAMES_HOST:games.example} {\n", f"{{$GAMES_HOST:games.example}} {{\n\ttls {certificate} {certificate}\n"))
    config.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)], {
        "GAMES_HOST": f"https://{HOST}:{PORT}", "GAMES_SERVER": server, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}


EXAMPLES = {"haproxy": haproxy, "nginx": nginx, "caddy": caddy}


class Proxy:
    """One of them, running on a machine in front of HOST:PORT of a server."""

    def __init__(self, name, machine, folder, server):
        folder = pathlib.Path(folder) / name
        folder.mkdir()
        command, environment = EXAMPLES[name](folder, make_certificate(folder), server)
        self.log = folder / "log"
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen([*machine.prefix, *command], stdout=log, stderr=log, env=os.environ | environment)

    def wait_for(self, asks):
        """Until it answers: what `asks` returns."""
        for _ in range(600):
            try:
                return asks()
            except OSError as problem:
                last = problem
                time.sleep(0.05)
        raise RuntimeError(f"the proxy does not answer: {last}: {re.sub(r'[^ -~]+', ' ', self.log.read_text()[-400:])}")

    def end(self):
        self.process.terminate()
        self.process.wait(30)
