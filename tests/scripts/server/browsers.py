"""What browsers need: the cookie, and that other sites cannot act with it."""

from server.accounts import guest
from server.pages import is_error
from server.tally import check
from server.wire import Refused, Wire


def cookie(server):
    plain = server.ask("POST", "/api/v1/guest", {})
    parts = plain.headers["set-cookie"].split("; ")
    check("the session cookie is HttpOnly, SameSite and for every path",
          "HttpOnly" in parts and "Path=/" in parts and ("SameSite=Lax" in parts or "SameSite=Strict" in parts), parts)
    check("over http it is not Secure: no browser would send it back", "Secure" not in parts, parts)
    behind = server.ask("POST", "/api/v1/guest", {}, X_Forwarded_Proto="https", X_Forwarded_For="203.0.113.7")
    check("behind a proxy with https it is Secure", "Secure" in behind.headers["set-cookie"].split("; "), behind)
    name = parts[0]
    check("the cookie is a session", server.ask("GET", "/api/v1/me", Cookie=name).json == {"person": plain.json["person"]})
    out = server.ask("POST", "/api/v1/logout", Cookie=name, Origin=server.address)
    check("logging out takes the cookie back", out.status == 204 and "Max-Age=0" in out.headers["set-cookie"], out)


def foreign_sites(server):
    token = guest(server)["token"]
    session = f"menagerie_session={token}"

    def change(**headers):
        return server.ask("PATCH", "/api/v1/me", {"name": "Taken"}, **headers)

    for sentence, headers in (("without Origin", {}), ("with a foreign Origin", {"Origin": "https://evil.example"}),
                              ("with the Origin null", {"Origin": "null"}),
                              ("with an Origin that begins alike", {"Origin": server.address + ".evil.example"}),
                              ("with another port", {"Origin": "http://127.0.0.1:1"})):
        for method, path, body in (("PATCH", "me", {"name": "Taken"}), ("POST", "tables", {"game": "ark", "players": 2}),
                                   ("POST", "logout", None), ("DELETE", "me", None)):
            answer = server.ask(method, "/api/v1/" + path, body, Cookie=session, **headers)
            check(f"{method} {path} by cookie {sentence} is 403", is_error(answer, 403), answer)
    check("nothing of it was done", server.ask("GET", "/api/v1/me", token=token).json["person"]["name"] != "Taken")
    check("by cookie from the server's own pages it is done", change(Cookie=session, Origin=server.address).status == 200)
    check("a program with a token needs no Origin", server.ask("PATCH", "/api/v1/me", {"name": "Mine"}, token).status == 200)
    login = server.ask("POST", "/api/v1/login", {"name": "x", "password": "xxxxxxxx"}, Origin="https://evil.example")
    check("another site cannot sign somebody in", is_error(login, 403), login)


def handshakes(server):
    made = guest(server, "Jan")
    session = f"menagerie_session={made['token']}"

    def person(**given):
        try:
            return Wire(server, **given).next()["person"]
        except Refused as refusal:
            return refusal.status

    check("a handshake by cookie from the own pages is that person", person(Cookie=session, Origin=server.address) == made["person"])
    check("a handshake by cookie from a foreign site is 403", person(Cookie=session, Origin="https://evil.example") == 403)
    check("a handshake from a foreign site without a cookie is 403 too", person(Origin="https://evil.example") == 403)
    check("a handshake with the Origin null is 403", person(Cookie=session, Origin="null") == 403)
    check("a handshake by token is that person", person(token=made["token"]) == made["person"])
    check("a handshake of nobody is a watcher's", person() is None)


PARTS = (cookie, foreign_sites, handshakes)
